import { Button } from '@mantine/core';
import { formatPrice } from '#platform/contract/money.ts';
import { DutyRow, useDutyLook, type DutyProps } from '#platform/web/duty.tsx';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { DateText } from '#platform/web/ui/values.tsx';
import type { ApprovalGroup } from '../../contract/approval.schema.ts';
import { openInbox } from '../inbox-address.ts';
import { INBOX } from '../inbox.messages.ts';

/** Requests that are alike and wait for the viewer: the inbox opens at exactly these. */
export function ApprovalsDuty({ data: { key, label, counted, worth, since, n, first } }: DutyProps<ApprovalGroup>) {
  const t = useT(INBOX);
  const say = useSay();
  const look = useDutyLook();
  const [usual] = first.actions;
  const what = t('toDecide', { action: usual ? say(usual.label) : t('decide'), counted: say(counted), label: say(label) });
  return (
    <DutyRow
      icon="inbox"
      note={
        <span className="tabular">
          {n === 1 && `${first.person.name} · `}
          {worth !== null && `RM\u00A0${formatPrice(worth)} · `}
          {t('waitsSince')} <DateText value={since} kind="date" />
        </span>
      }
      action={
        <Button {...look} aria-haspopup="dialog" aria-label={`${t('openGroup')}: ${what}`} onClick={() => openInbox(key)}>
          {t('openGroup')}
        </Button>
      }
    >
      {what}
    </DutyRow>
  );
}
