import { useT } from '#platform/web/locale/locale.tsx';
import { Tiles } from '#platform/web/ui/tiles.tsx';
import type { CompanyProfile } from '../../contract/company.schema.ts';
import { PROFILE_MESSAGES } from './profile.messages.ts';
import classes from './profile.module.css';

const ORGANISATION = '/admin/company/organizational';

/** Active employees against the seats of the plan, and how many units there are. */
export function ProfileTiles({ company }: { company: CompanyProfile }) {
  const t = useT(PROFILE_MESSAGES);
  const used = company.active_employees_count;
  const tiles = [
    { name: t('employees'), value: used, href: '/admin/employee' },
    {
      name: t('seats'),
      value: company.seats ?? t('noLimit'),
      note: company.seats === null ? undefined : t('seatsOf', { used, limit: company.seats }),
      href: '/my/account/subscription',
    },
    { name: t('branches'), value: company.branches_count, href: `${ORGANISATION}?tab=branch` },
    { name: t('departments'), value: company.departments_count, href: `${ORGANISATION}?tab=department` },
  ];
  return <Tiles className={classes['tiles']} tiles={tiles} />;
}
