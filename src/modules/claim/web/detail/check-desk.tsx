/** The check of a claim's items beside their receipts, one after the other, with the keys of the approvals: Enter or A accepts and goes on. */
import { ActionIcon, Button } from '@mantine/core';
import { useState } from 'react';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { standsAlone } from '#platform/web/ui/drawer/use-top-layer.ts';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { KeysDialog, STEPS, useKeys } from '#modules/approval/web/public.tsx';
import type { ClaimDetail } from '../../contract/claim.schema.ts';
import type { ClaimItemRow } from '../../contract/item/claim-item.schema.ts';
import { checkItems } from '../../contract/manage-claim.endpoints.ts';
import { CLAIM_READS } from '../claim-reads.ts';
import { CLAIM_WORDS as W } from '../claim-words.ts';
import { CHECK_KEYS } from './check-keys.messages.ts';
import classes from './detail.module.css';
import { DETAIL } from './detail.messages.ts';
import { Files } from './files.tsx';
import { ItemCard } from './item-card.tsx';
import { Judgement, type Verdict } from './judgement.tsx';
import { LookAlikes, ReceiptViews } from './receipt-views.tsx';

/** The next that nobody has checked, after the place and then from the start. */
const nextOf = (items: readonly ClaimItemRow[], at: number) => {
  const waits = (_item: ClaimItemRow, n: number) => n !== at && items[n]?.check_status === 'Pending';
  const after = items.findIndex((item, n) => n > at && waits(item, n));
  return after === -1 ? Math.max(items.findIndex(waits), 0) : after;
};

export function CheckDesk({ claim }: { claim: ClaimDetail }) {
  const t = useT(DETAIL);
  const { items } = claim;
  const [at, setAt] = useState(() => nextOf(items, -1));
  const { run, busy } = useWrite(checkItems, { invalidates: CLAIM_READS });
  const item = items[at] ?? items[0];
  const [goesOn, setGoesOn] = useState(false);
  const judge = async (verdicts: readonly Verdict[]) => {
    // A refusal has been told by the global handler.
    const answer = await run({ id: claim.id, status: claim.status, items: [...verdicts] }).catch(() => null);
    if (!answer) return;
    setGoesOn(true);
    setAt(nextOf(answer.data.items, at));
  };
  const [explained, setExplained] = useState(false);
  useKeys((key, event) => {
    if (!standsAlone()) return;
    const step = STEPS[key];
    if (step) {
      event.preventDefault();
      setAt(Math.min(items.length - 1, Math.max(0, at + step)));
    } else if (key === '?') setExplained(true);
  });
  const waiting = items.filter(({ check_status }) => check_status === 'Pending');
  return (
    <div className={classes['desk']}>
      <ul className={`${classes['items']} list`}>
        {items.map((each, n) => (
          <ItemCard key={each.id} item={each} chosen={n === at}>
            {n !== at && (
              <div>
                <Button variant="subtle" size="compact-sm" onClick={() => setAt(n)}>
                  {t('checkTitle', { item: each.description })}
                </Button>
              </div>
            )}
          </ItemCard>
        ))}
      </ul>
      {item && (
        <div className={classes['viewer']}>
          <div className="apart">
            <p className="quiet small flush">{t('of', { n: at + 1, all: items.length })}</p>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              className={classes['help'] ?? ''}
              aria-label={t('keys')}
              title={t('keys')}
              aria-haspopup="dialog"
              onClick={() => setExplained(true)}
            >
              <Icon name="help" />
            </ActionIcon>
          </div>
          <Judgement key={item.id} item={item} busy={busy} goesOn={goesOn} onJudge={(verdict) => void judge([verdict])} />
          {waiting.length > 1 && (
            <div>
              <Button
                variant="default"
                size="xs"
                disabled={busy}
                onClick={() => void judge(waiting.map(({ id }) => ({ id, check_status: 'Accepted', approved_amount: undefined })))}
              >
                {t('acceptAll')}
              </Button>
            </div>
          )}
          <LookAlikes key={`alike-${item.id}`} item={item} />
          <Receipts item={item} />
        </div>
      )}
      {explained && <KeysDialog keys={CHECK_KEYS} onClose={() => setExplained(false)} />}
    </div>
  );
}

function Receipts({ item }: { item: ClaimItemRow }) {
  const t = useT(DETAIL);
  const label = useT(W);
  const { receipts } = item;
  if (receipts.length === 0) return <p className="quiet small flush">{t('noReceipt')}</p>;
  return (
    <section aria-label={label('receipts')}>
      <Files files={receipts} />
      <ReceiptViews item={item} />
    </section>
  );
}
