import { useState } from 'react';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { useConfirm } from '#platform/web/ui/feedback/confirm.tsx';
import { ListPage, type RowAction } from '#platform/web/ui/list-page.tsx';
import { personColumn } from '#platform/web/ui/list/person-column.ts';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { enrolEmployee, listEnrolments, revokeEnrolment, type Enrolment } from '../../contract/enrolment/enrolment.endpoints.ts';
import { ENROLMENT_READS } from '../face-reads.ts';
import { ENROLMENT } from '../face.messages.ts';
import { findPeople } from '../record/face-filter.ts';

const EnrolForm = lazyDrawer(async () => (await import('./enrol-form.tsx')).EnrolForm, { title: ENROLMENT.title, size: 560 });

const PAGE = '/attendance/fr-record';

/** Who is known by their face, since when, and how they agreed. */
export function EnrolmentList() {
  const t = useT(ENROLMENT);
  const [adding, setAdding] = useState(false);
  const confirm = useConfirm();
  const { run } = useWrite(revokeEnrolment, { invalidates: ENROLMENT_READS });
  const revoke = async ({ id, employee: { name } }: Enrolment) => {
    const words = t('revokeAsk', { name });
    const answer = await confirm({ title: { en: words, ms: words }, message: ENROLMENT.revokeText, verb: ENROLMENT.revoke, remark: 'optional', danger: true });
    if (answer) await run({ id, reason: answer.remark });
  };
  const actions = (row: Enrolment): RowAction[] =>
    row.revoked_at === null
      ? [{ key: 'revoke', label: ENROLMENT.revoke, icon: 'delete', danger: true, onClick: () => revoke(row), needs: { page: PAGE, action: 'Delete' } }]
      : [];
  const add = (
    <ActionButton needs={{ page: PAGE, action: 'Create', call: enrolEmployee }} icon="plus" opens={EnrolForm} onClick={() => setAdding(true)}>
      {t('add')}
    </ActionButton>
  );
  return (
    <>
      <ListPage
        plain
        inUrl={false}
        title={ENROLMENT.title}
        endpoint={listEnrolments}
        defaults={{ sort: 'asc', sortBy: 'name' }}
        columns={[
          { ...personColumn<Enrolment>(ENROLMENT.employee), picture: ({ image }) => image?.url },
          { key: 'consent_at', label: ENROLMENT.consentOn, kind: 'date', sort: true, priority: 1, card: 1 },
          { key: 'consent_by', label: ENROLMENT.consentBy, priority: 3, card: 'subtitle' },
          { key: 'by_face', label: ENROLMENT.byKiosk, kind: 'yesno', priority: 4 },
          { key: 'device_person_id', label: ENROLMENT.person, kind: 'identity', priority: 4, card: 2 },
          {
            key: 'status',
            label: ENROLMENT.status,
            card: 'badge',
            cell: ({ revoked_at }) => (
              <StatusChip status={null} colour={revoked_at ? 'primary' : 'success'} label={revoked_at ? ENROLMENT.revoked : ENROLMENT.enrolled} />
            ),
          },
        ]}
        filters={[
          { kind: 'keyword', key: 'keyword' },
          {
            kind: 'select',
            key: 'status',
            label: ENROLMENT.status,
            initial: 'Active',
            options: [
              { value: 'Active', label: ENROLMENT.enrolled },
              { value: 'Revoked', label: ENROLMENT.revoked },
            ],
          },
          { kind: 'organisation', key: 'organisation', employees: findPeople },
        ]}
        rowActions={actions}
        action={add}
        empty={{ drawing: 'people', title: ENROLMENT.empty, hint: ENROLMENT.emptyHint, action: add }}
      />
      {adding && <EnrolForm onClose={() => setAdding(false)} />}
    </>
  );
}
