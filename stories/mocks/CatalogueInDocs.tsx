import { ChakraProvider } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { addons } from 'storybook/preview-api'
import { system } from '@/theme/system'
import { ScenarioCatalogue } from './ScenarioCatalogue'

// Outside of the component: a change of globals draws the docs page again.
let chosen: string | undefined

type Globals = { globals: { server?: string } }

/** The whole catalogue on a docs page, where its buttons move the toolbar's Server. */
export function CatalogueInDocs() {
  const [server, setServer] = useState(chosen)
  useEffect(() => {
    const channel = addons.getChannel()
    const read = ({ globals }: Globals) => {
      chosen = globals.server
      setServer(chosen)
    }
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
