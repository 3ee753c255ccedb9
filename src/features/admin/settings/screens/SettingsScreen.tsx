import { Tabs } from '@chakra-ui/react'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { AdminPage } from '@/features/admin/shared/screens/AdminPage'
import { ConfirmDialog } from '@/features/admin/shared/screens/ConfirmDialog'
import { useWords } from '@/platform/words/words'
import { discardTypedAtom, unsavedSettingsAtom } from '../state'
import {
  forgetUnsavedAtom,
  mayManageStaffAtom,
  settingsTabAtom,
  settingsTabs,
  unsavedTabsAtom,
  type SettingsTab,
} from '../tabs'
import { settingWords } from '../words'
import { GeneralTab } from './GeneralTab'
import { PricesTab } from './prices/PricesTab'
import { PublicPagesTab } from './publicPages/PublicPagesTab'
import { StaffTab } from './staff/StaffTab'
import { tabStyles } from './tabStyles'
import { followLink, useLeaveGuard } from './useLeaveGuard'

const contents = {
  general: GeneralTab,
  prices: PricesTab,
  'public-pages': PublicPagesTab,
  staff: StaffTab,
}

/** `/admin/settings`. What was typed stays, also under another tab, until it is saved or discarded. */
export function SettingsScreen() {
  const words = useWords(settingWords)
  const [tab, setTab] = useAtom(settingsTabAtom)
  const mayManageStaff = useAtomValue(mayManageStaffAtom)
  // Who may not manage access sees no tab for it, and is told so at its address.
  const tabs = settingsTabs.filter((one) => one !== 'staff' || mayManageStaff)
  return (
    <AdminPage title={words.title} description={words.description}>
      <Tabs.Root
        unstyled
        value={tab}
        onValueChange={({ value }) => setTab(value as SettingsTab)}
        // A tab that was open stays as it is, so that nothing typed is lost by looking at another.
        lazyMount
        css={tabStyles.root}
      >
        <Tabs.List aria-label={words.tabs.label} css={tabStyles.list}>
          {tabs.map((one) => (
            <Tabs.Trigger key={one} value={one} css={tabStyles.trigger}>
              {words.tabs[one]}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {tabs.map((one) => {
          const Content = contents[one]
          return (
            <Tabs.Content key={one} value={one} css={tabStyles.content}>
              <Content />
            </Tabs.Content>
          )
        })}
      </Tabs.Root>
      {tab === 'staff' && !mayManageStaff && <StaffTab />}
      <LeaveQuestion />
    </AdminPage>
  )
}

/** Asks before somebody leaves with something unsaved under any tab. */
function LeaveQuestion() {
  const words = useWords(settingWords)
  const unsaved = useAtomValue(unsavedSettingsAtom)
  const unsavedTabs = useAtomValue(unsavedTabsAtom)
  const discard = useSetAtom(discardTypedAtom)
  const forget = useSetAtom(forgetUnsavedAtom)
  const { heldHref, release } = useLeaveGuard(unsaved > 0 || unsavedTabs.length > 0)
  const lines = [
    ...(unsaved > 0 ? [words.leave.text(unsaved)] : []),
    ...unsavedTabs.map((tab) => words.leave.tab(words.tabs[tab])),
  ]
  return (
    <ConfirmDialog
      isOpen={heldHref !== null}
      title={words.leave.title}
      text={lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      confirm={words.leave.discard}
      keep={words.leave.stay}
      onClose={release}
      onConfirm={() => {
        discard()
        forget()
        // After the guard has let go of what is no longer there.
        if (heldHref) setTimeout(() => followLink(heldHref))
      }}
    />
  )
}
