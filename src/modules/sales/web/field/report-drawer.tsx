/** The daily report: what happened, what is left, photos; saved as often as one likes and submitted once. */
import { Alert, Button, NumberInput, Textarea } from '@mantine/core';
import { useState } from 'react';
import { formatPrice } from '#platform/contract/money.ts';
import { IMAGE_EXTENSIONS } from '#platform/contract/uploads.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { SideDrawer } from '#platform/web/ui/drawer/side-drawer.tsx';
import { FileUpload, uploadValues, type Upload } from '#platform/web/ui/file-upload.tsx';
import { saveDailyReport } from '../../contract/field/field.endpoints.ts';
import { soldOn } from '../../contract/field/sold-on.ts';
import classes from './my-day.module.css';
import { MY_DAY } from './my-day.messages.ts';
import { enteredOf, QuantityList, type Quantities } from './quantity-list.tsx';
import { QuestionList } from './question-list.tsx';
import { seenOf, ShelfList, type Shelf } from './shelf-list.tsx';
import { SHELF } from './shelf.messages.ts';
import type { FieldDrawerProps } from './stock-drawer.tsx';
import { balanceWith } from './unsent-of.ts';
import { useAttempt } from './use-attempt.ts';
import { useFieldSend } from './use-field-send.ts';
import { useProductFinder } from './use-product-finder.tsx';

const COUNTS = ['footfall', 'approached', 'sampled', 'buyers'] as const;
const TEXTS = [
  ['competitor_activity', 'competitor'],
  ['customer_feedback', 'feedback'],
  ['issue', 'issue'],
] as const;

export function ReportDrawer({ schedule, waiting, onClose }: FieldDrawerProps) {
  const t = useT(MY_DAY);
  const shelfWords = useT(SHELF);
  const send = useFieldSend();
  const { report, products, outlet, id } = schedule;
  const [counts, setCounts] = useState<Partial<Record<(typeof COUNTS)[number], number | null>>>(report);
  const [texts, setTexts] = useState<Partial<Record<(typeof TEXTS)[number][0], string | null>>>(report);
  const [closing, setClosing] = useState<Quantities>(() => Object.fromEntries(report.closing.map(({ product_id, quantity }) => [product_id, quantity])));
  const [shelf, setShelf] = useState<Shelf>(() => Object.fromEntries((report.shelf ?? []).map((check) => [check.product_id, check])));
  const [photos, setPhotos] = useState<readonly Upload[]>(report.photos);
  const { attempt, busy, problem } = useAttempt();
  const closed = report.status === 'submitted' || waiting.report;
  const sold = soldOn(schedule.entries);
  const { shown, field } = useProductFinder(products);

  const save = (submit: boolean) =>
    attempt(async () => {
      const input = {
        id,
        footfall: counts.footfall ?? null,
        approached: counts.approached ?? null,
        sampled: counts.sampled ?? null,
        buyers: counts.buyers ?? null,
        competitor_activity: texts.competitor_activity?.trim() || null,
        customer_feedback: texts.customer_feedback?.trim() || null,
        issue: texts.issue?.trim() || null,
        closing: enteredOf(closing),
        shelf: seenOf(shelf),
        photos: uploadValues(photos),
        submit,
      };
      await send(saveDailyReport, input, { wording: t('reportOf', { outlet: outlet.name }) });
      onClose();
    });

  return (
    <SideDrawer onClose={onClose} title={t('reportOf', { outlet: outlet.name })} size={560}>
      <QuestionList schedule={schedule} waiting={waiting} />
      <fieldset disabled={closed} className={`${classes['fields']} ${classes['form']}`}>
        <p className="flush">{t('sold', { units: sold.units, amount: formatPrice(sold.amount) })}</p>
        {report.review_remark && <Alert color="blue" title={report.review_remark} />}
        {COUNTS.map((name) => (
          <NumberInput
            key={name}
            size="md"
            label={t(name)}
            hideControls
            allowNegative={false}
            decimalScale={0}
            inputMode="numeric"
            value={counts[name] ?? ''}
            onChange={(next) => setCounts({ ...counts, [name]: next === '' ? null : Number(next) })}
          />
        ))}
        {TEXTS.map(([name, label]) => (
          <Textarea
            key={name}
            size="md"
            label={t(label)}
            autosize
            minRows={2}
            maxLength={1000}
            value={texts[name] ?? ''}
            onChange={(event) => setTexts({ ...texts, [name]: event.currentTarget.value })}
          />
        ))}
        <h3 className="heading">{t('closing')}</h3>
        {!closed && field}
        <QuantityList products={shown} left={(product) => balanceWith(product, waiting.rows)} value={closing} onChange={setClosing} />
        <h3 className="heading">{shelfWords('shelf')}</h3>
        <ShelfList products={shown} value={shelf} onChange={setShelf} />
        <FileUpload label={MY_DAY.photos} camera disabled={closed} extensions={IMAGE_EXTENSIONS} value={photos} onChange={setPhotos} />
        {problem && <Alert color="red" role="alert" title={problem} />}
        {!closed && (
          <>
            <Button size="xl" fullWidth loading={busy} onClick={() => void save(true)}>
              {t('submit')}
            </Button>
            <Button size="lg" fullWidth variant="default" loading={busy} onClick={() => void save(false)}>
              {t('draft')}
            </Button>
          </>
        )}
      </fieldset>
    </SideDrawer>
  );
}
