import { UnstyledButton } from '@mantine/core';
import { useT } from '#platform/web/locale/locale.tsx';
import { companyOf } from '#platform/web/viewer.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { later, OnApproach } from '#platform/web/ui/light/on-approach.tsx';
import { AvatarText } from '#platform/web/ui/person-avatar.tsx';
import type { PortalUser } from '../session/session-user.ts';
import styles from './company-switcher.module.css';
import { SHELL_MESSAGES } from './shell.messages.ts';

const MENU = later(async () => (await import('./company-menu.tsx')).CompanyMenu);

/** The button with the company's (shortened) name, and the menu of all companies, which is loaded when somebody reaches for it. */
export function CompanySwitcher({ user, wide = false, onSwitched }: { user: PortalUser; wide?: boolean; onSwitched?: () => void }) {
  const t = useT(SHELL_MESSAGES);
  const company = companyOf(user);
  const button = {
    className: styles.button ?? '',
    'data-wide': wide || undefined,
    children: (
      <>
        <AvatarText name={company?.name} src={company?.logo} size={24} square />
        <span className="sr-only">{t('switchCompany')}: </span>
        <span className="cut">{company?.name}</span>
        <Icon name="chevron-down" size={15} />
      </>
    ),
  } as const;
  return (
    <OnApproach part={MENU} light={(scope) => <UnstyledButton {...button} {...scope} aria-haspopup="menu" aria-expanded={false} />}>
      {(CompanyMenu) => <CompanyMenu user={user} wide={wide} onSwitched={onSwitched} target={<UnstyledButton {...button} />} />}
    </OnApproach>
  );
}
