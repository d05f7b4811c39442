/** What the portal finds without asking the server: actions, pages, settings, law and companies, by their words in either language. */
import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { useLocation } from 'wouter';
import type { MenuSection } from '#platform/contract/navigation.ts';
import { useLocale, useSay, useT } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { AvatarText } from '#platform/web/ui/person-avatar.tsx';
import type { Command } from '#platform/web/module.ts';
import { usePages } from '#platform/web/viewer.tsx';
import { selectedCompany } from '#modules/session/web/public.tsx';
import { MODULES } from '../../modules.ts';
import type { PortalUser } from '../../session/session-user.ts';
import { useSetLanguage, useSignOut } from '../account-drawer.tsx';
import { SHELL_MESSAGES } from '../shell.messages.ts';
import { pagesOfMenu, covers, searchedAt } from './menu-pages.ts';
import { PALETTE } from './palette.messages.ts';
import { fitOf, type Group } from './rank-entries.ts';
import type { PaletteEntry } from './palette-entry.ts';

/** What modules let one do from anywhere. */
const COMMANDS = MODULES.flatMap(({ commands = [] }) => [...commands]);

/** @param query what was typed; every entry says how well it fits */
export function useOwnGroups(user: PortalUser, menu: readonly MenuSection[], query: string): Group<PaletteEntry>[] {
  const say = useSay();
  const t = useT(SHELL_MESSAGES);
  const [, navigate] = useLocation();
  const pages = usePages();
  const actions = useShellActions(query);
  const allowed = COMMANDS.filter(({ may, needs }) => (may?.(user) ?? true) && (!needs || covers(user, pages, needs)));
  const commands = (kind: NonNullable<Command['kind']>) =>
    allowed
      .filter((command) => (command.kind ?? 'actions') === kind)
      .map((command): PaletteEntry => ({
        id: `command ${command.key}`,
        label: say(command.title),
        left: <Icon name={command.icon} />,
        run: command.run ?? (() => navigate(command.path)),
        fit: fitOf(query, { names: Object.values(command.title), words: command.words ?? [] }),
      }));
  const listed = pagesOfMenu(menu, pages).map((page): PaletteEntry => {
    const { path, title, place, icon, words, purpose } = page;
    const names = Object.values(title);
    const own = fitOf(query, { names, words, sentences: purpose });
    const found = own === null ? searchedAt(page, query) : null;
    return {
      id: path,
      label: found ? `${say(title)}: ${found.sought}` : say(title),
      description: place ? say(place) : undefined,
      left: <Icon name={icon ?? 'file'} />,
      run: () => navigate(found?.address ?? path),
      fit: own ?? (found && 4),
    };
  });
  const companies = user.companies
    .filter(({ id }) => id !== user.company_id)
    .map(({ id, name, logo }): PaletteEntry => ({
      id: `company ${id}`,
      label: name,
      description: t('switchCompany'),
      left: <AvatarText name={name} src={logo} size={24} square />,
      run: () => selectedCompany.keep(id),
      fit: fitOf(query, { names: [name], words: Object.values(SHELL_MESSAGES.switchCompany) }),
    }));
  return [
    { title: PALETTE.actions, entries: [...commands('actions'), ...actions] },
    { title: PALETTE.pages, entries: listed },
    { title: PALETTE.settings, entries: commands('settings') },
    { title: PALETTE.law, entries: commands('law') },
    { title: PALETTE.companies, entries: companies },
  ];
}

/** What the shell itself lets one do. */
function useShellActions(query: string): PaletteEntry[] {
  const t = useT(SHELL_MESSAGES);
  const [, navigate] = useLocation();
  const { locale } = useLocale();
  const setLanguage = useSetLanguage();
  const { setColorScheme } = useMantineColorScheme();
  const dark = useComputedColorScheme('light') === 'dark';
  const signOut = useSignOut();
  const other = locale === 'en' ? 'ms' : 'en';
  const action = (key: keyof typeof SHELL_MESSAGES, icon: string, run: () => void): PaletteEntry => ({
    id: key,
    label: t(key),
    left: <Icon name={icon} />,
    run,
    fit: fitOf(query, { names: Object.values(SHELL_MESSAGES[key]) }),
  });
  return [
    action('myAccount', 'account-cog', () => navigate('/my/account')),
    action(other === 'ms' ? 'switchToMalay' : 'switchToEnglish', 'language', () => setLanguage(other)),
    action(dark ? 'switchToLight' : 'switchToDark', dark ? 'sun' : 'moon', () => setColorScheme(dark ? 'light' : 'dark')),
    action('signOut', 'logout', () => void signOut()),
  ];
}
