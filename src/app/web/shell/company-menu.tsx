import { Menu } from '@mantine/core';
import type { ReactElement } from 'react';
import { useT } from '#platform/web/locale/locale.tsx';
import { AvatarText } from '#platform/web/ui/person-avatar.tsx';
import { selectedCompany } from '#modules/session/web/public.tsx';
import type { PortalUser } from '../session/session-user.ts';
import { SHELL_MESSAGES } from './shell.messages.ts';

const MAX_HEIGHT = 500;

export interface CompanyMenuProps {
  readonly user: PortalUser;
  readonly wide: boolean;
  readonly onSwitched: (() => void) | undefined;
  /** The button that opens it. */
  readonly target: ReactElement;
}

/** All companies of the person; the present one is disabled. */
export function CompanyMenu({ user, wide, onSwitched, target }: CompanyMenuProps) {
  const t = useT(SHELL_MESSAGES);
  // The present company is disabled and takes no focus.
  const first = user.companies.find(({ id }) => id !== user.company_id)?.id;
  return (
    <Menu position={wide ? 'bottom-start' : 'bottom-end'} width={wide ? 'target' : 300}>
      <Menu.Target>{target}</Menu.Target>
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
