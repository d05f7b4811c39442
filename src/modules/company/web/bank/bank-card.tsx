import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { ConfirmButton } from '#platform/web/ui/feedback/confirm.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import type { RecordRow } from '#platform/contract/register/register.ts';
import { companyBanks } from '../../contract/bank.register.ts';
import { BANK_MESSAGES as M, FORMAT_NAMES, KIND_NAMES } from './bank.messages.ts';
import classes from './bank.module.css';

const RevealDialog = lazy(async () => ({ default: (await import('./reveal-dialog.tsx')).RevealDialog }));

const PAGE = '/admin/company/bank';

/** One account; its number is masked until the password is given, and forgotten when the page is left. */
export function BankCard({ row, onEdit }: { row: RecordRow<typeof companyBanks>; onEdit: () => void }) {
  const t = useT(M);
  const say = useSay();
  const [number, setNumber] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const { run } = useWrite(companyBanks.remove, { invalidates: [companyBanks.list, 'company.show-company'] });
  const named = (names: Readonly<Record<string, { en: string; ms: string }>>, key: string) => say(names[key] ?? { en: key, ms: key });
  return (
    <article className={classes['card']} aria-label={`${row.bank.name} ${row.account_no}`}>
      <div className="row">
        <span className={classes['mark']} aria-hidden>
          {row.bank.code ?? row.bank.name.slice(0, 3)}
        </span>
        <div>
          <h2 className="title">{row.bank.name}</h2>
          <div className="quiet small">{[named(KIND_NAMES, row.kind), row.branch].filter(Boolean).join(' · ')}</div>
        </div>
      </div>
      <div>
        <div className={classes['number']}>{number ?? row.account_no}</div>
        <div className="quiet small">{row.account_name}</div>
        <div className="quiet small">
          {[named(FORMAT_NAMES, row.file_format), row.corporate_id && `${t('corporateId')} ${row.corporate_id}`].filter(Boolean).join(' · ')}
        </div>
        {row.portal_url && (
          <a className="tall small" href={row.portal_url} target="_blank" rel="noopener noreferrer">
            {t('portal')}
          </a>
        )}
      </div>
      <div className={`${classes['tags']} wrap`}>
        {row.is_default_salary && <StatusChip status="salary" label={M.salary} colour="primary" />}
        {row.is_default_claim && <StatusChip status="claim" label={M.claim} colour="info" />}
        {row.status === 'Inactive' && <StatusChip status="Inactive" />}
      </div>
      <div className={classes['foot']}>
        <Button
          variant="default"
          size="xs"
          leftSection={<Icon name={number ? 'eye-off' : 'eye'} size={16} />}
          onClick={() => (number ? setNumber(null) : setAsking(true))}
        >
          {t(number ? 'hide' : 'reveal')}
        </Button>
        <ActionButton needs={{ page: PAGE, action: 'Update', call: companyBanks.update }} size="xs" variant="default" icon="edit" onClick={onEdit}>
          {t('edit')}
        </ActionButton>
        <ConfirmButton
          needs={{ page: PAGE, action: 'Delete', call: companyBanks.remove }}
          title={M.deleteTitle}
          message={`${row.bank.name} ${row.account_no}`}
          danger
          size="xs"
          variant="subtle"
          onConfirm={() => run({ id: row.id, updated_at: row.updated_at }).catch(() => undefined)}
        >
          {t('delete')}
        </ConfirmButton>
      </div>
      {asking && (
        <Suspense fallback={null}>
          <RevealDialog id={row.id} onShown={setNumber} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </article>
  );
}
