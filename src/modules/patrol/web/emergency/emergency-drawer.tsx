/** One emergency: where it is, whom it reached, what happened so far, and what may be done next. */
import { useState } from 'react';
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { DetailDrawer } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { useConfirm } from '#platform/web/ui/feedback/confirm.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import {
  acknowledgeEmergency,
  arriveEmergency,
  noteEmergency,
  resolveEmergency,
  showEmergency,
  type EmergencyDetail,
} from '../../contract/emergency/emergency.endpoints.ts';
import { TYPE_NAMES, EMERGENCY_STATUS_NAMES } from '../../contract/emergency/emergency.messages.ts';
import { createSitrep } from '../../contract/report/sitrep.endpoints.ts';
import { EMERGENCY_READS } from '../live-reads.ts';
import { EmergencyBody } from './emergency-body.tsx';
import { EMERGENCY_COLOURS } from './emergency-looks.ts';
import { EMERGENCY as W } from './emergency.messages.ts';

const ResolveForm = lazyDrawer(async () => (await import('./resolve-form.tsx')).ResolveForm, { title: W.resolve, size: 480 });
const SitrepForm = lazyDrawer(async () => (await import('../report/sitrep-form.tsx')).SitrepForm, { title: W.report, size: 640 });
const PAGE = { page: '/patrol/ops/emergency', action: 'Update' } as const;

export function EmergencyDrawer({ id, close }: { id: number; close: () => void }) {
  const say = useSay();
  const [open, setOpen] = useState<'resolve' | 'report' | null>(null);
  const { data, error, refetch } = useEndpoint(showEmergency, { id }, { quiet: true, keepPrevious: false });
  const emergency = data?.data;
  return (
    <DetailDrawer
      size={720}
      onClose={close}
      title={emergency ? `${say(TYPE_NAMES[emergency.type])} · ${emergency.site}` : W.emergency}
      badge={emergency && <StatusChip status={null} label={EMERGENCY_STATUS_NAMES[emergency.status]} colour={EMERGENCY_COLOURS[emergency.status]} />}
      actions={emergency && <Answers emergency={emergency} onOpen={setOpen} />}
    >
      <Loaded error={error} refetch={refetch} shape="detail" count={8}>
        {emergency && <EmergencyBody emergency={emergency} />}
      </Loaded>
      {open === 'resolve' && <ResolveForm id={id} onClose={() => setOpen(null)} />}
      {open === 'report' && emergency && <SitrepForm about={emergency} onClose={() => setOpen(null)} />}
    </DetailDrawer>
  );
}

function Answers({ emergency: { id, number, status, sitrep }, onOpen }: { emergency: EmergencyDetail; onOpen: (what: 'resolve' | 'report') => void }) {
  const t = useT(W);
  const confirm = useConfirm();
  const acknowledge = useWrite(acknowledgeEmergency, { invalidates: EMERGENCY_READS });
  const arrive = useWrite(arriveEmergency, { invalidates: EMERGENCY_READS });
  const note = useWrite(noteEmergency, { invalidates: EMERGENCY_READS });
  const take = async () => {
    const answer = await confirm({ title: t('acknowledgeAsk', { number }), remark: 'optional', remarkLabel: t('responder'), verb: t('acknowledge') });
    if (answer) await acknowledge.run({ id, responder: answer.remark.slice(0, 150) || null });
  };
  const come = async () => {
    const answer = await confirm({ title: t('arriveAsk', { number }), remark: true, remarkLabel: t('responder'), verb: t('arrive') });
    if (answer) await arrive.run({ id, responder: answer.remark.slice(0, 150) });
  };
  const write = async () => {
    const answer = await confirm({ title: t('noteAsk', { number }), remark: true, remarkLabel: t('note'), verb: t('addNote') });
    if (answer) await note.run({ id, text: answer.remark });
  };
  const isOver = status === 'Resolved' || status === 'False Alarm';
  return (
    <>
      {status === 'Open' && (
        <ActionButton color="red" needs={{ ...PAGE, call: acknowledgeEmergency }} onClick={take}>
          {t('acknowledge')}
        </ActionButton>
      )}
      {status === 'Acknowledged' && (
        <ActionButton needs={{ ...PAGE, call: arriveEmergency }} onClick={come}>
          {t('arrive')}
        </ActionButton>
      )}
      {(status === 'Acknowledged' || status === 'Arrived') && (
        <ActionButton
          variant={status === 'Arrived' ? 'filled' : 'default'}
          needs={{ ...PAGE, call: resolveEmergency }}
          opens={ResolveForm}
          onClick={() => onOpen('resolve')}
        >
          {t('resolve')}
        </ActionButton>
      )}
      {!isOver && (
        <ActionButton variant="default" needs={{ ...PAGE, call: noteEmergency }} onClick={write}>
          {t('addNote')}
        </ActionButton>
      )}
      {isOver && sitrep === null && (
        <ActionButton
          variant="default"
          needs={{ page: '/patrol/ops/sitrep', action: 'Create', call: createSitrep }}
          opens={SitrepForm}
          onClick={() => onOpen('report')}
        >
          {t('report')}
        </ActionButton>
      )}
    </>
  );
}
