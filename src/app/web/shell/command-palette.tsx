import '@mantine/spotlight/styles.css';
import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { Spotlight, spotlight, type SpotlightActionGroupData } from '@mantine/spotlight';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import type { MenuSection } from '#platform/contract/navigation.ts';
import { useLocale, useSay, useT } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icons.tsx';
import { AvatarText } from '#platform/web/ui/person-avatar.tsx';
import { selectedCompany } from '#modules/session/web/public.tsx';
import type { PortalUser } from '../session/session-user.ts';
import { useSetLanguage, useSignOut } from './account-drawer.tsx';
import { paletteEntries } from './palette-entries.ts';
import { SHELL_MESSAGES } from './shell.messages.ts';

const LIMIT = 60;

/** Pages, companies and actions by name, with Ctrl K. Malay and English names are found in either language. */
export function CommandPalette({ user, menu }: { user: PortalUser; menu: readonly MenuSection[] }) {
  const t = useT(SHELL_MESSAGES);
  const say = useSay();
  const [, navigate] = useLocation();
  const { locale } = useLocale();
  const setLanguage = useSetLanguage();
  const { setColorScheme } = useMantineColorScheme();
  const dark = useComputedColorScheme('light') === 'dark';
  const signOut = useSignOut();

  // Loaded because somebody asked for it.
  useEffect(() => spotlight.open(), []);

  const pages: SpotlightActionGroupData = {
    group: t('pages'),
    actions: paletteEntries(menu).map(({ path, title, place, icon }) => ({
      id: path,
      label: say(title),
      ...(place && { description: say(place) }),
      keywords: [title.en, title.ms, place?.en ?? '', place?.ms ?? ''],
      leftSection: <Icon name={icon ?? 'file'} />,
      onClick: () => navigate(path),
    })),
  };
  const companies: SpotlightActionGroupData = {
    group: t('companies'),
    actions: user.companies
      .filter(({ id }) => id !== user.company_id)
      .map(({ id, name, logo }) => ({
        id: `company ${id}`,
        label: name,
        description: t('switchCompany'),
        leftSection: <AvatarText name={name} src={logo} size={24} square />,
        onClick: () => selectedCompany.keep(id),
      })),
  };
  const other = locale === 'en' ? 'ms' : 'en';
  const actions: SpotlightActionGroupData = {
    group: t('actions'),
    actions: [
      { id: 'account', label: t('myAccount'), leftSection: <Icon name="account-cog" />, onClick: () => navigate('/my/account') },
      { id: 'language', label: t(other === 'ms' ? 'switchToMalay' : 'switchToEnglish'), leftSection: <Icon name="language" />, onClick: () => setLanguage(other) },
      { id: 'colours', label: t(dark ? 'switchToLight' : 'switchToDark'), leftSection: <Icon name={dark ? 'sun' : 'moon'} />, onClick: () => setColorScheme(dark ? 'light' : 'dark') },
      { id: 'sign-out', label: t('signOut'), leftSection: <Icon name="logout" />, onClick: () => void signOut() },
    ],
  };

  return (
    <Spotlight
      actions={[pages, ...(companies.actions.length > 0 ? [companies] : []), actions]}
      shortcut="mod + K"
      limit={LIMIT}
      scrollable
      maxHeight="min(60vh, 30rem)"
      nothingFound={t('nothingFound')}
      highlightQuery
      overlayProps={{ backgroundOpacity: 0.45, blur: 0 }}
      searchProps={{ leftSection: <Icon name="search" />, placeholder: t('searchLong'), 'aria-label': t('searchLong') }}
    />
  );
}
