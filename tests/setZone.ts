import { beforeEach } from 'vitest'
import { setBusinessTimeZone } from '@/domain/businessTime'
import { testZone } from './businessZone'

// At once for what a file makes when it is loaded, and again before each test: another may have set it otherwise.
setBusinessTimeZone(testZone)
beforeEach(() => setBusinessTimeZone(testZone))
