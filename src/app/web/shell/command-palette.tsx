import '@mantine/spotlight/styles.css';
import { Modal, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { Spotlight, spotlight } from '@mantine/spotlight';
import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { MenuSection } from '#platform/contract/navigation.ts';
import { useLocale, useSay, useT } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icons.tsx';
import { AvatarText } from '#platform/web/ui/person-avatar.tsx';
import { selectedCompany } from '#modules/session/web/public.tsx';
import { MODULES } from '../modules.ts';
import type { PortalUser } from '../session/session-user.ts';
import { useSetLanguage, useSignOut } from './account-drawer.tsx';
import { isFound, paletteEntries } from './palette-entries.ts';
import { SHELL_MESSAGES } from './shell.messages.ts';

/** What modules let one do from anywhere. */
const COMMANDS = MODULES.flatMap(({ commands = [] }) => [...commands]);

interface Entry {
  readonly id: string;
  readonly label: string;
  readonly description?: string | undefined;
  /** Words that find it besides the label. */
  readonly words: readonly string[];
  readonly left: ReactNode;
  readonly run: () => void;
}

/** Pages, companies and actions by name, with Ctrl K. Malay and English names are found in either language. */
export function CommandPalette({ user, menu }: { user: PortalUser; menu: readonly MenuSection[] }) {
  const t = useT(SHELL_MESSAGES);
  const [query, setQuery] = useState('');
  const groups = usePaletteGroups(user, menu)
    .map(({ title, entries }) => ({ title, entries: entries.filter((entry) => isFound(query, [entry.label, ...entry.words])) }))
    .filter(({ entries }) => entries.length > 0);

  // Loaded because somebody asked for it.
  useEffect(() => spotlight.open(), []);

  return (
    <Spotlight.Root
      query={query}
      onQueryChange={setQuery}
      shortcut="mod + K"
      scrollable
      maxHeight="min(60vh, 30rem)"
      overlayProps={{ backgroundOpacity: 0.45, blur: 0 }}
    >
      <Modal.Title style={HIDDEN}>{t('searchLong')}</Modal.Title>
      <Spotlight.Search placeholder={t('searchLong')} aria-label={t('searchLong')} leftSection={<Icon name="search" />} />
      <Spotlight.ActionsList>
        {groups.map(({ title, entries }) => (
          <Spotlight.ActionsGroup key={title} label={title}>
            {entries.map(({ id, label, description, left, run }) => (
              <Spotlight.Action key={id} label={label} {...(description && { description })} leftSection={left} onClick={run} highlightQuery />
            ))}
          </Spotlight.ActionsGroup>
        ))}
        {groups.length === 0 && <Spotlight.Empty>{t('nothingFound')}</Spotlight.Empty>}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}

const HIDDEN = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } as const;

function usePaletteGroups(user: PortalUser, menu: readonly MenuSection[]): { title: string; entries: Entry[] }[] {
  const t = useT(SHELL_MESSAGES);
  const say = useSay();
  const [, navigate] = useLocation();
  const { locale } = useLocale();
  const setLanguage = useSetLanguage();
  const { setColorScheme } = useMantineColorScheme();
  const dark = useComputedColorScheme('light') === 'dark';
  const signOut = useSignOut();
  const other = locale === 'en' ? 'ms' : 'en';

  const pages = paletteEntries(menu).map(({ path, title, place, icon }): Entry => ({
    id: path,
    label: say(title),
    description: place ? say(place) : undefined,
    words: [title.en, title.ms, place?.en ?? '', place?.ms ?? ''],
    left: <Icon name={icon ?? 'file'} />,
    run: () => navigate(path),
  }));
  const companies = user.companies
    .filter(({ id }) => id !== user.company_id)
    .map(({ id, name, logo }): Entry => ({
      id: `company ${id}`,
      label: name,
      description: t('switchCompany'),
      words: [t('switchCompany')],
      left: <AvatarText name={name} src={logo} size={24} square />,
      run: () => selectedCompany.keep(id),
    }));
  const action = (key: keyof typeof SHELL_MESSAGES, icon: string, run: () => void): Entry => ({
    id: key,
    label: t(key),
    words: Object.values(SHELL_MESSAGES[key]),
    left: <Icon name={icon} />,
    run,
  });
  const commands = COMMANDS.filter(({ may }) => may?.(user) ?? true).map(({ key, title, icon, run }): Entry => ({
    id: key,
    label: say(title),
    words: Object.values(title),
    left: <Icon name={icon} />,
    run,
  }));
  const actions = [
    ...commands,
    action('myAccount', 'account-cog', () => navigate('/my/account')),
    action(other === 'ms' ? 'switchToMalay' : 'switchToEnglish', 'language', () => setLanguage(other)),
    action(dark ? 'switchToLight' : 'switchToDark', dark ? 'sun' : 'moon', () => setColorScheme(dark ? 'light' : 'dark')),
    action('signOut', 'logout', () => void signOut()),
  ];
  return [
    { title: t('pages'), entries: pages },
    { title: t('companies'), entries: companies },
    { title: t('actions'), entries: actions },
  ];
}
