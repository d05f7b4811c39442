import { Button } from '@mantine/core';
import { Link } from 'wouter';
import { formatPrice } from '#platform/contract/money.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { DateText } from '#platform/web/ui/values.tsx';
import { listApprovals } from '../../contract/approval.endpoints.ts';
import type { ApprovalGroup, ApprovalItem } from '../../contract/approval.schema.ts';
import { DecidePanel } from './decide-panel.tsx';
import { membersOf, MOST } from './inbox-rows.ts';
import { INBOX } from '../inbox.messages.ts';
import classes from './inbox-pane.module.css';
import { RequestPreview } from './request-preview.tsx';
import { keyOf } from '../use-defer.ts';
import { useEscape } from './use-escape.ts';
import type { Inbox } from './use-inbox.ts';

/** What stands behind the current row, with the one filled button of the inbox. */
export function InboxPane({ inbox, type, narrow }: { inbox: Inbox; type: string; narrow: boolean }) {
  const t = useT(INBOX);
  const { row, target } = inbox;
  if (!row) return null;
  return (
    <section className={classes['pane']} aria-label={t('preview')}>
      {narrow && <Back onBack={inbox.back} />}
      <div className={classes['behind']}>{row.item ? <RequestPane item={row.item} /> : <GroupPane group={row.group} type={type} />}</div>
      {target && <DecidePanel key={target.id} target={target} inbox={inbox} of={row.group ? 'all' : 'one'} />}
    </section>
  );
}

/** A step back instead of out. */
function Back({ onBack }: { onBack: () => void }) {
  const t = useT(INBOX);
  useEscape(onBack);
  return (
    <Button
      variant="subtle"
      color="gray"
      className={classes['back'] ?? ''}
      leftSection={<Icon name="chevron-left" size={16} />}
      onClick={onBack}
      data-autofocus
    >
      {t('back')}
    </Button>
  );
}

function RequestPane({ item }: { item: ApprovalItem }) {
  const t = useT(INBOX);
  return (
    <>
      <div className="apart">
        <h3 className="heading">{item.person.name}</h3>
        <Link href={item.route} className="small">
          {t('openRecord')}
        </Link>
      </div>
      <p className="quiet small flush tabular">
        {item.title} · {t('waitsSince')} <DateText value={item.since} kind="datetime" />
      </p>
      <RequestPreview key={keyOf(item)} type={item.type} id={item.id} />
    </>
  );
}

/** What one decision would be about, by name. */
function GroupPane({ group, type }: { group: ApprovalGroup; type: string }) {
  const t = useT(INBOX);
  const say = useSay();
  const { data, error, refetch } = useEndpoint(listApprovals, membersOf(group, type), { quiet: true, keepPrevious: false });
  return (
    <>
      <h3 className="heading">{say(group.label)}</h3>
      <p className="quiet small flush tabular">
        {say(group.counted)}
        {group.worth !== null && ` · RM\u00A0${formatPrice(group.worth)}`} · {t('waitsSince')} <DateText value={group.since} />
      </p>
      {group.n > MOST && <p className="small">{t('tooMany', { n: MOST })}</p>}
      <Loaded error={error} refetch={refetch} shape="rows" count={Math.min(group.n, 6)}>
        {data && <Names items={data.data} />}
      </Loaded>
    </>
  );
}

function Names({ items }: { items: readonly ApprovalItem[] }) {
  const say = useSay();
  return (
    <ul className={classes['names']}>
      {items.map((item) => (
        <li key={keyOf(item)}>
          <Link href={item.route}>{item.person.name}</Link>
          <span className="quiet">{say(item.detail)}</span>
        </li>
      ))}
    </ul>
  );
}

/** What was chosen, in the place of the preview; on a narrow screen at its foot. */
export function ChosenPane({ inbox }: { inbox: Inbox }) {
  const t = useT(INBOX);
  const { chosen, target } = inbox;
  return (
    <section className={`${classes['pane']} ${classes['chosen']}`} aria-label={t('ticked', { n: chosen.length })}>
      <div className={classes['behind']}>
        <h3 className="heading">{t('ticked', { n: chosen.length })}</h3>
        <Names items={chosen} />
      </div>
      {target && <DecidePanel key={target.id} target={target} inbox={inbox} of="chosen" />}
    </section>
  );
}
