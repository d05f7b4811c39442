import { Button } from '@mantine/core';
import { useT } from '#platform/web/locale/locale.tsx';
import { DetailDrawer } from '#platform/web/ui/drawer/detail-drawer.tsx';
import type { BalanceRow } from '../../contract/leave.schema.ts';
import { BalanceTiles } from '../detail/balance-tiles.tsx';
import { LedgerDrawer } from '../detail/ledger-drawer.tsx';
import { ENTITLEMENT } from './entitlement.messages.ts';

interface BalanceDrawerProps {
  readonly employee: { readonly id: number; readonly name: string };
  readonly balances: readonly BalanceRow[];
  readonly year: number;
  /** Absent: the viewer may not change balances. */
  readonly onTask?: ((task: 'adjust' | 'carry') => void) | undefined;
  readonly onClose: () => void;
}

/** All balances of one employee in a year; each opens its ledger. */
export function BalanceDrawer({ employee, balances, year, onTask, onClose }: BalanceDrawerProps) {
  const t = useT(ENTITLEMENT);
  return (
    <DetailDrawer
      size={640}
      title={`${employee.name}, ${year}`}
      onClose={onClose}
      actions={
        onTask && (
          <>
            <Button variant="default" onClick={() => onTask('carry')}>
              {t('carry')}
            </Button>
            <Button onClick={() => onTask('adjust')}>{t('adjust')}</Button>
          </>
        )
      }
    >
      <BalanceTiles types={balances} year={year} ledger={(type, close) => <LedgerDrawer employee={employee} type={type} year={year} onClose={close} />} />
    </DetailDrawer>
  );
}
