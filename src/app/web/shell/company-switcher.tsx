import { Menu, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useT } from '#platform/web/locale/locale.tsx';
import { companyOf } from '#platform/web/viewer.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { AvatarText } from '#platform/web/ui/person-avatar.tsx';
import { selectedCompany } from '#modules/session/web/public.tsx';
import type { PortalUser } from '../session/session-user.ts';
import styles from './company-switcher.module.css';
import { SHELL_MESSAGES } from './shell.messages.ts';

const MAX_HEIGHT = 500;

/** The button with the company's (shortened) name and the menu of all companies; the present one is disabled. */
export function CompanySwitcher({ user, wide = false, onSwitched }: { user: PortalUser; wide?: boolean; onSwitched?: () => void }) {
  const t = useT(SHELL_MESSAGES);
  const company = companyOf(user);
  // The present company is disabled and takes no focus.
  const first = user.companies.find(({ id }) => id !== user.company_id)?.id;
  return (
    <Menu position={wide ? 'bottom-start' : 'bottom-end'} width={wide ? 'target' : 300}>
      <Menu.Target>
        <UnstyledButton className={styles.button} data-wide={wide || undefined}>
          <AvatarText name={company?.name} src={company?.logo} size={24} square />
          <VisuallyHidden>{t('switchCompany')}: </VisuallyHidden>
          <span className="cut">{company?.name}</span>
          <Icon name="chevron-down" size={15} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown p={4}>
        <div style={{ maxHeight: MAX_HEIGHT, overflowY: 'auto' }}>
          {user.companies.map(({ id, name, logo }) => {
            const current = id === user.company_id;
            return (
              <Menu.Item
                key={id}
                disabled={current}
                data-autofocus={id === first || undefined}
                aria-current={current || undefined}
                leftSection={<AvatarText name={name} src={logo} size={28} square />}
                rightSection={current && <span className="quiet tiny">{t('current')}</span>}
                onClick={() => {
                  selectedCompany.keep(id);
                  onSwitched?.();
                }}
              >
                {name}
              </Menu.Item>
            );
          })}
        </div>
      </Menu.Dropdown>
    </Menu>
  );
}
