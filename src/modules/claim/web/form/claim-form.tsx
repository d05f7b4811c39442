/** A claim as its employee fills it: items with what each is worth and what its limit leaves, while they are typed. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { InputOf } from '#platform/contract/endpoint.ts';
import { formatMonth, startOfMonth, type CalendarDate } from '#platform/contract/dates.ts';
import { formatPrice } from '#platform/contract/money.ts';
import { say, type Locale } from '#platform/contract/messages.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { MonthField } from '#platform/web/forms/dates/date-fields.tsx';
import { FormRow, FormSection } from '#platform/web/forms/form-layout.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm, type Draft } from '#platform/web/forms/use-zod-form.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { WaitingDrawer } from '#platform/web/ui/drawer/waiting-drawer.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { assessOwnClaim, createClaim, ownCategories, showOwnClaim } from '../../contract/claim.endpoints.ts';
import type { AssessedClaim, CategoryOptions, ClaimDetail } from '../../contract/claim.schema.ts';
import { categoryName, CLAIM_WORDS as W } from '../claim-words.ts';
import type { ClaimTask } from './claim-task.ts';
import { assessable, blankItem, handedIn, itemsFrom, sentItems } from './claim-items.ts';
import { ItemRows } from './item-rows.tsx';
import { FORM } from './form.messages.ts';
import classes from './form.module.css';
import { useSaveClaim } from './use-save-claim.tsx';

interface ClaimFormProps {
  readonly task: ClaimTask;
  readonly onClose: (saved: boolean) => void;
}

/** Opens with the claim as it is now, and stays with that: what changes meanwhile is told when it is saved. */
export function ClaimForm({ task, onClose }: ClaimFormProps) {
  const claim = useEndpoint(showOwnClaim, { id: task.id ?? 0 }, { enabled: task.id !== null, quiet: true, keepPrevious: false });
  const options = useEndpoint(ownCategories, {}, { quiet: true });
  const [opened, setOpened] = useState<ClaimDetail | null>(null);
  const now = claim.isFetching ? undefined : claim.data?.data;
  if (!opened && now) setOpened(now);
  if (options.data && (task.id === null || opened)) return <Filled task={task} claim={opened} options={options.data.data} onClose={onClose} />;
  const retry = () => void Promise.all([options.refetch(), task.id !== null && claim.refetch()]);
  const error = claim.error ?? options.error;
  return <WaitingDrawer title={W.newClaim} shape="form" size={SIZE} wide={false} onClose={() => onClose(false)} error={error} onRetry={retry} />;
}

const SIZE = 680;

interface FilledProps extends ClaimFormProps {
  readonly claim: ClaimDetail | null;
  readonly options: CategoryOptions;
}

/** What was kept on this device, a copy, a draft, or a first item of what is claimed mostly. */
function initialOf(
  { isCopy, kept: queued }: ClaimTask,
  { claim, options }: FilledProps,
  today: CalendarDate,
  locale: Locale,
): Draft<InputOf<typeof createClaim>> {
  if (queued)
    return {
      title: queued.wording,
      claim_month: queued.values['claim_month'] as string,
      items: queued.values['items'] as InputOf<typeof createClaim>['items'],
    };
  const claim_month = startOfMonth(today);
  if (claim) return { title: claim.title, claim_month: isCopy ? claim_month : claim.claim_month, items: itemsFrom(claim, isCopy ? today : null) };
  const usual = options.categories.find(({ id }) => id === options.usual);
  return {
    title: say(FORM.titleOf, locale, { month: formatMonth(claim_month, locale) }),
    claim_month,
    items: [blankItem(today, usual && { id: usual.id, name: categoryName(usual, locale) })],
  };
}

/** Whether the claim is handed in or stays a draft, for as long as it is being sent. */
function createSending() {
  let isDraft = false;
  return {
    isHandedIn: () => !isDraft,
    async asDraft(send: () => Promise<unknown>) {
      isDraft = true;
      await send().finally(() => (isDraft = false));
    },
  };
}

function Filled(props: FilledProps) {
  const { task, claim, options, onClose } = props;
  const t = useT(FORM);
  const { locale } = useLocale();
  const today = useToday();
  const draft = task.isCopy ? null : claim;
  const { save, conflict } = useSaveClaim(draft, task.kept);
  const [sending] = useState(createSending);
  const form = useZodForm(handedIn(createClaim.input, options, sending.isHandedIn), {
    initial: initialOf(task, props, today, locale),
    onSubmit: async (values) => {
      await save({ ...values, items: sentItems(values.items, options.mileage_from), submit: sending.isHandedIn() });
      onClose(true);
    },
  });
  const items = assessable(form.values.items, options.mileage_from);
  const answer = useEndpoint(assessOwnClaim, { id: draft?.id ?? null, items }, { enabled: items.length > 0, quiet: true }).data?.data;
  const assessed = items.length > 0 ? answer : undefined;
  return (
    <FormDrawer
      opened
      size={SIZE}
      onClose={() => onClose(false)}
      title={draft ? FORM.edit : W.newClaim}
      form={{ ...form, conflict: conflict((theirs) => form.reset(initialOf(task, { ...props, claim: theirs }, today, locale))) }}
      submit={FORM.submit}
      extra={
        <>
          <Total assessed={assessed} />
          {options.allow_draft && (
            <Button variant="default" disabled={form.busy} onClick={() => void sending.asDraft(form.submit)}>
              {t('draft')}
            </Button>
          )}
        </>
      }
    >
      <FormSection>
        <ItemRows form={form} options={options} assessed={assessed} stored={claim?.items.flatMap(({ receipts }) => receipts)} />
        <FormRow>
          <TextField form={form} name="title" label={W.title} description={FORM.titleHint} maxLength={120} />
          <MonthField form={form} name="claim_month" label={W.month} asDate />
        </FormRow>
      </FormSection>
    </FormDrawer>
  );
}

/** What it comes to, beside the buttons that send it. */
function Total({ assessed }: { assessed: AssessedClaim | undefined }) {
  const t = useT(FORM);
  if (!assessed) return null;
  const { total_amount, allowed_amount } = assessed;
  return (
    <output className={classes['total']}>
      <strong>{t('totalIs', { amount: formatPrice(total_amount) })}</strong>
      {allowed_amount < total_amount && <span className="quiet small">{t('granted', { amount: formatPrice(allowed_amount) })}</span>}
    </output>
  );
}
