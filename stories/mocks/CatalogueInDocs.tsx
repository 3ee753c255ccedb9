import { ChakraProvider } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { addons } from 'storybook/preview-api'
import { system } from '@/theme/system'
import { ScenarioCatalogue } from './ScenarioCatalogue'

type Globals = { globals: { server?: string } }

/** The whole catalogue on a docs page, where its buttons move the toolbar's Server. */
export function CatalogueInDocs() {
  const [server, setServer] = useState<string>()
  useEffect(() => {
    const channel = addons.getChannel()
    const read = ({ globals }: Globals) => setServer(globals.server)
    channel.on('setGlobals', read)
    channel.on('globalsUpdated', read)
    return () => {
      channel.off('setGlobals', read)
      channel.off('globalsUpdated', read)
    }
  }, [])
  return (
    <ChakraProvider value={system}>
      <ScenarioCatalogue
        active={server}
        onSwitchOn={(name) =>
          addons.getChannel().emit('updateGlobals', { globals: { server: name } })
        }
      />
    </ChakraProvider>
  )
}
