/** How a final pay came about, what is held for the tax office, and its release. */
import { Alert, Button, Text } from '@mantine/core';
import { useState } from 'react';
import { formatDate } from '#platform/contract/dates.ts';
import { formatPrice } from '#platform/contract/money.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useLabel, useSay, useT } from '#platform/web/locale/locale.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { Money } from '#platform/web/ui/values.tsx';
import { showFinalPay, type FinalPayDetail } from '../../contract/final-pay/final-pay.endpoints.ts';
import { ENDING_WORDS, FINAL_LINE_WORDS } from '../../contract/final-pay/final-pay.messages.ts';
import { CLEARANCE_REASONS } from '../../contract/final-pay/evaluate-clearance.ts';
import { DueDays } from './due-days.tsx';
import { FINAL_PAY } from './final-pay.messages.ts';

const ReleaseForm = lazyDrawer(async () => (await import('./release-form.tsx')).ReleaseForm);

export function FinalPayCard({ id, className }: { readonly id: number; readonly className?: string | undefined }) {
  const t = useT(FINAL_PAY);
  const say = useSay();
  const labelOf = useLabel();
  const [releasing, setReleasing] = useState(false);
  const { data } = useEndpoint(showFinalPay, { id }, { minDelay: false, keepPrevious: false });
  if (!data) return null;
  const { lines, ending, last_day, due, clearance, hold: defer, can } = data.data;
  return (
    <section className={className} aria-label={t('title')}>
      <h2 className="heading">{t('title')}</h2>
      <Text size="sm">
        {say(ENDING_WORDS[ending])} · {formatDate(last_day)}
      </Text>
      <ul>
        {lines.map(({ key, amount, proposed, how, source, reason }) => (
          <li key={key}>
            {say(FINAL_LINE_WORDS[key])}: RM <Money value={amount} />{' '}
            <small>
              {[say(how), labelOf(source), proposed !== null && proposed !== amount && t('instead', { amount: formatPrice(proposed) }), reason]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </li>
        ))}
      </ul>
      <DueDays due={due} />
      <Alert color={defer && defer.released_at === null ? 'orange' : 'blue'} variant="light" title={t('clearance')} my="sm">
        {say(CLEARANCE_REASONS[clearance.reason])} {defer && <Withheld hold={defer} />}
      </Alert>
      {can.release && (
        <Button variant="default" size="compact-md" style={{ justifySelf: 'start' }} onClick={() => setReleasing(true)}>
          {t('release')}
        </Button>
      )}
      {releasing && defer && <ReleaseForm id={id} formDate={defer.form_date} onClose={() => setReleasing(false)} />}
    </section>
  );
}

function Withheld({ hold: defer }: { readonly hold: NonNullable<FinalPayDetail['hold']> }) {
  const t = useT(FINAL_PAY);
  const { form, form_date, free_on, released_how: how, released_by: by, letter_reference: reference, letter_date, lhdn_amount: sent } = defer;
  if (how === 'letter') {
    const rest = sent ? ` ${t('toLhdn', { amount: formatPrice(sent) })}` : '';
    return t('byLetter', { reference, date: formatDate(letter_date), by }) + rest;
  }
  if (how === 'days') return t('byDays', { by });
  return form_date ? t('heldUntil', { form, date: formatDate(form_date), until: formatDate(free_on) }) : t('held', { form });
}
