import { chakra } from '@chakra-ui/react'
import { settings } from '@/content/en/admin/settings'
import { ApiBlock } from './ApiBlock'
import { BackupBlock } from './BackupBlock'
import { ExportBlock } from './ExportBlock'
import { MaintenanceBlock } from './MaintenanceBlock'

/** The 'Advanced Settings' block (specification, section 2). */
export function AdvancedSettings() {
  return (
    <section aria-labelledby="advanced-settings">
      <chakra.h2 id="advanced-settings" textStyle="section" mb="4">
        {settings.advanced.title}
      </chakra.h2>
      <chakra.div
        display="grid"
        gridTemplateColumns="repeat(auto-fit, minmax(min(15rem, 100%), 1fr))"
        gap={{ base: '4', md: '5' }}
      >
        <BackupBlock />
        <ApiBlock />
        <MaintenanceBlock />
        <ExportBlock />
      </chakra.div>
    </section>
  )
}
