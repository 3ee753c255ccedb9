import { chakra } from '@chakra-ui/react'
import { useWords } from '@/platform/words/words'
import { settingWords } from '../words'
import { ApiBlock } from './ApiBlock'
import { BackupBlock } from './BackupBlock'
import { CapacityBlock } from './CapacityBlock'
import { ExportBlock } from './ExportBlock'
import { MaintenanceBlock } from './MaintenanceBlock'

/** The 'Advanced Settings' block. */
export function AdvancedSettings() {
  const { advanced } = useWords(settingWords)
  return (
    <section aria-labelledby="advanced-settings">
      <chakra.h2 id="advanced-settings" textStyle="section" mb="4">
        {advanced.title}
      </chakra.h2>
      <chakra.div
        display="grid"
        gridTemplateColumns="repeat(auto-fit, minmax(min(15rem, 100%), 1fr))"
        gap={{ base: '4', md: '5' }}
      >
        <BackupBlock />
        <ApiBlock />
        <CapacityBlock />
        <MaintenanceBlock />
        <ExportBlock />
      </chakra.div>
    </section>
  )
}
