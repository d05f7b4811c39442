import { Button } from '@mantine/core';
import { useT } from '#platform/web/locale/locale.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import type { DeploymentNeed, DeploymentRow } from '../contract/deployment.endpoints.ts';
import classes from './deployment.module.css';
import { DEPLOYMENT as W } from './deployment.messages.ts';

interface DayCellProps {
  readonly heads: DeploymentNeed['days'][number] | undefined;
  readonly people: readonly DeploymentRow[];
  readonly onOpen: (row: DeploymentRow) => void;
}

/** Who is deployed to a need on a day, and how many are missing. */
export function DayCell({ heads, people, onOpen }: DayCellProps) {
  const t = useT(W);
  if (!heads || heads.needed === 0) return <span className="quiet small">–</span>;
  const missing = heads.needed - heads.deployed;
  const words = missing > 0 ? t('missing', { n: missing }) : t('full');
  return (
    <div className={classes['cell']}>
      <span className="tabular small">{t('ofNeeded', { n: heads.deployed, of: heads.needed })}</span>
      <StatusChip status={null} label={words} colour={missing > 0 ? 'warning' : 'success'} />
      {people.map((row) => (
        <Button
          key={row.id}
          variant="default"
          size="compact-sm"
          className={classes['person']}
          data-pending={row.status === 'Pending' || row.standby || undefined}
          onClick={() => onOpen(row)}
        >
          {row.employee?.name ?? t('somebody')}
          {row.standby && ` (${t('onStandby')})`}
          {row.status === 'Pending' && ` (${t('pending')})`}
        </Button>
      ))}
    </div>
  );
}
