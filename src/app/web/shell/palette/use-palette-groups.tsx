/** What the search box offers: pages, companies and actions of the portal itself, then what the server finds. */
import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { Text } from '#platform/contract/messages.ts';
import type { MenuSection } from '#platform/contract/navigation.ts';
import { useLocale, useSay, useT } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { AvatarText } from '#platform/web/ui/person-avatar.tsx';
import { usePages } from '#platform/web/viewer.tsx';
import { useSearchHits } from '#modules/search/web/public.tsx';
import { selectedCompany } from '#modules/session/web/public.tsx';
import { MODULES } from '../../modules.ts';
import type { PortalUser } from '../../session/session-user.ts';
import { useSetLanguage, useSignOut } from '../account-drawer.tsx';
import { isFound, paletteEntries, reaches } from './palette-entries.ts';
import { SHELL_MESSAGES } from '../shell.messages.ts';

/** What modules let one do from anywhere. */
const COMMANDS = MODULES.flatMap(({ commands = [] }) => [...commands]);

export interface PaletteAction {
  readonly id: string;
  readonly label: string;
  readonly description?: string | undefined;
  readonly left: ReactNode;
  readonly run: () => void;
}

interface Entry extends PaletteAction {
  /** Words that find it besides the label. */
  readonly words: readonly string[];
}

export interface PaletteGroup {
  readonly title: string;
  readonly entries: readonly PaletteAction[];
}

/** @param query what was typed @returns groups with at least one entry each, and whether the server is still looking */
export function usePaletteGroups(user: PortalUser, menu: readonly MenuSection[], query: string): { groups: readonly PaletteGroup[]; searching: boolean } {
  const say = useSay();
  const said = (text: string | Text) => (typeof text === 'string' ? text : say(text));
  const [, navigate] = useLocation();
  const own = useOwnEntries(user, menu)
    .map(({ title, entries }) => ({ title, entries: entries.filter((entry) => isFound(query, [entry.label, ...entry.words])) }))
    .filter(({ entries }) => entries.length > 0);
  const { groups: found, searching } = useSearchHits(query, { enabled: user.company_id !== null });
  const hits = found.map(({ title, hits: rows }) => ({
    title: say(title),
    entries: rows.map(({ kind, title: name, about, route, image }): PaletteAction => ({
      id: `${kind} ${route}`,
      label: said(name),
      ...(about && { description: said(about) }),
      left:
        kind === 'people' ? (
          <AvatarText name={said(name)} src={image ?? null} size={24} />
        ) : (
          <Icon name={kind === 'payments' ? 'cash-multiple' : 'file-document'} />
        ),
      run: () => navigate(route),
    })),
  }));
  // A person's name is looked for far more often than it is part of a page's; what the portal itself offers comes first only where it fits.
  return { groups: [...own, ...hits], searching };
}

function useOwnEntries(user: PortalUser, menu: readonly MenuSection[]): { title: string; entries: Entry[] }[] {
  const t = useT(SHELL_MESSAGES);
  const say = useSay();
  const reach = usePages();
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
  const commands = COMMANDS.filter(({ may, needs }) => (may?.(user) ?? true) && (!needs || reaches(user, reach, needs))).map((command): Entry => ({
    id: `command ${command.key}`,
    label: say(command.title),
    words: [...Object.values(command.title), ...(command.words ?? [])],
    left: <Icon name={command.icon} />,
    run: command.run ?? (() => navigate(command.path)),
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
    { title: t('actions'), entries: actions },
    { title: t('companies'), entries: companies },
  ];
}
