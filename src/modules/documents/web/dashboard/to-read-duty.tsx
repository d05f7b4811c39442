import { Link } from 'wouter';
import { DutyButton, DutyRow, type DutyProps } from '#platform/web/duty.tsx';
import { useT } from '#platform/web/locale/locale.tsx';
import type { ToReadDuty } from '../../contract/dashboard.schema.ts';
import { DOCUMENT_DUTY_MESSAGES } from './document-duties.messages.ts';

const MINE = '/my/employment/employment';
const pathOf = (id: number) => `${MINE}?document=${id}`;

/** Documents that wait for the own confirmation, each one click from being read; the button opens the first. */
export function ToReadRow({ data: { n, documents } }: DutyProps<ToReadDuty>) {
  const t = useT(DOCUMENT_DUTY_MESSAGES);
  const [first] = documents;
  const note = (
    <>
      {documents.map(({ id, title }, at) => (
        <span key={id}>
          {at > 0 && ' · '}
          <Link href={pathOf(id)}>{title}</Link>
        </span>
      ))}
      {n > documents.length && ` ${t('andMore', { n: n - documents.length })}`}
    </>
  );
  const action = (
    <DutyButton needs={{ page: MINE }} href={first ? pathOf(first.id) : MINE}>
      {t('read')}
    </DutyButton>
  );
  return (
    <DutyRow icon="book" note={note} action={action}>
      {t('toRead', { n })}
    </DutyRow>
  );
}
