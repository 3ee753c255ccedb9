import { createElement } from 'react'
import { defaultConfig, type TagBadgeParameters } from 'storybook-addon-tag-badges/manager-helpers'
import { addons, types } from 'storybook/manager-api'
import { create } from 'storybook/theming'
import { searchMark } from '../mocks/scenarios/scenario'
import { kinds } from '../stories/start/kinds'
import { ClockTool } from './manager/ClockTool'
import { CommentTool } from './manager/CommentTool'
import { PersonTool } from './manager/PersonTool'
import { ProductPanel } from './manager/ProductPanel'
import { ServerTool } from './manager/ServerTool'
import { StateTool } from './manager/StateTool'
import { VersionTool } from './manager/VersionTool'

const id = 'sunline'

const badges: TagBadgeParameters = [
  ...kinds.map(({ tag, title, meaning, style }) => ({
    tags: tag,
    badge: { text: title, style, tooltip: { title, desc: meaning } },
    // Place and name say the rest; the toolbar has no room for what is known.
    display: { sidebar: [], toolbar: tag === 'phone' || tag === 'works', mdx: true },
  })),
  ...defaultConfig,
]

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Sunline Auto Glass',
    brandUrl: './',
    brandTarget: '_self',
    colorPrimary: '#117473',
    colorSecondary: '#117473',
    appBg: '#f4f7fa',
    appBorderColor: '#ccd9e5',
    textColor: '#102336',
  }),
  sidebar: {
    showRoots: true,
    renderLabel: ({ name }) => name.split(searchMark, 1)[0],
  },
  tagBadges: badges,
})

addons.register(id, () => {
  addons.add(`${id}/person`, {
    type: types.TOOL,
    title: 'Person',
    match: ({ viewMode, tabId }) => viewMode === 'story' && !tabId,
    render: () => createElement(PersonTool),
  })
  addons.add(`${id}/server`, {
    type: types.TOOL,
    title: 'Server',
    match: ({ viewMode, tabId }) => viewMode === 'story' && !tabId,
    render: () => createElement(ServerTool),
  })
  addons.add(`${id}/state`, {
    type: types.TOOL,
    title: 'State',
    match: ({ viewMode, tabId }) => viewMode === 'story' && !tabId,
    render: () => createElement(StateTool),
  })
  addons.add(`${id}/clock`, {
    type: types.TOOL,
    title: 'Clock',
    match: ({ viewMode, tabId }) => viewMode === 'story' && !tabId,
    render: () => createElement(ClockTool),
  })
  addons.add(`${id}/comment`, {
    type: types.TOOLEXTRA,
    title: 'Comment',
    match: ({ viewMode, tabId }) => viewMode === 'story' && !tabId,
    render: () => createElement(CommentTool),
  })
  addons.add(`${id}/version`, {
    type: types.TOOLEXTRA,
    title: 'Version',
    match: ({ viewMode, tabId }) => (viewMode === 'story' || viewMode === 'docs') && !tabId,
    render: () => createElement(VersionTool),
  })
  addons.add(`${id}/product`, {
    type: types.PANEL,
    title: 'Product',
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active }) => createElement(ProductPanel, { active: active ?? false }),
  })
})
