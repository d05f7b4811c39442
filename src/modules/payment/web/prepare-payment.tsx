/** The wizard: who is paid, then how; it ends in a draft. */
import { Alert } from '@mantine/core';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { z } from 'zod';
import { calendarDate, formatMonth, isCalendarDate } from '#platform/contract/dates.ts';
import { optionalDate } from '#platform/contract/fields.ts';
import { say } from '#platform/contract/messages.ts';
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { DateRangeField } from '#platform/web/forms/dates/date-fields.tsx';
import { FormRow, FormSection } from '#platform/web/forms/form-layout.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { FormPage } from '#platform/web/ui/page/form-page.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { PageHeader } from '#platform/web/ui/page/page-header.tsx';
import { Skeletons } from '#platform/web/ui/page/skeletons.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { EmptyState, ErrorState } from '#platform/web/ui/page/states.tsx';
import { Money } from '#platform/web/ui/values.tsx';
import { withWayBack } from '#platform/web/way-back.ts';
import { createPayment, listPayables, listPayments, paymentHead, paymentOptions } from '../contract/payment.endpoints.ts';
import { MAX_NAMED, PAYMENT_TYPES, type PayableRow, type PaymentType } from '../contract/payment.schema.ts';
import { PAYMENT_ERRORS } from '../contract/payment.messages.ts';
import { HeadFields, type Options } from './head-fields.tsx';
import { ByHandList, PayableFilters, payableInput, PayablePicker, usePayables, type PayableFilterValues } from './payable-picker.tsx';
import { namedIds, PAYMENT_PAGE } from './payment-address.ts';
import { PAYMENT, TYPE_WORDS } from './payment-page.messages.ts';
import classes from './payment.module.css';
import { usePicked } from './use-picked.ts';

const wizardSchema = paymentHead.extend({ type: z.enum(PAYMENT_TYPES), start_date: optionalDate(), end_date: optionalDate() });

export function PreparePayment() {
  const t = useT(PAYMENT);
  const { data, error, refetch } = useEndpoint(paymentOptions, {}, { quiet: true });
  if (error || !data) return <Loaded error={error} refetch={refetch} shape="form" count={6} />;
  if (data.data.accounts.length > 0) return <Ticked options={data.data} />;
  return (
    <>
      <PageHeader title={PAYMENT.wizard} context={t('wizardContext')} />
      <EmptyState
        drawing="bank"
        title={PAYMENT.noAccounts}
        hint={PAYMENT.noAccountsHint}
        action={
          <ActionButton needs={{ page: '/admin/company/bank', action: 'Create' }} icon="plus" href={withWayBack('/admin/company/bank?new=1')}>
            {t('addAccount')}
          </ActionButton>
        }
      />
    </>
  );
}

/** The wizard, once it is known who of those that the address names can stand in a batch. */
function Ticked({ options }: { options: Options }) {
  const ids = namedIds(new URLSearchParams(useSearch()));
  const { type } = useAsked(options);
  const named = ids ?? [];
  const { data, error, refetch } = useEndpoint(listPayables, { type, ids: named, per_page: MAX_NAMED }, { quiet: true, enabled: named.length > 0 });
  if (ids === null) return <Wizard options={options} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (named.length > 0 && !data) return <Skeletons shape="form" count={6} />;
  const rows = data?.data ?? [];
  return <Wizard options={options} ticked={rows} missing={named.length - rows.length} />;
}

/** What the address asks for, as far as it makes sense. */
function useAsked(options: Options) {
  const query = new URLSearchParams(useSearch());
  const day = (key: 'start_date' | 'end_date') => {
    const given = query.get(key);
    return isCalendarDate(given) ? given : calendarDate(options.period[key]);
  };
  const type = options.types.find((each) => each === query.get('create')) ?? options.types[0] ?? 'Salary';
  return { type, start_date: day('start_date'), end_date: day('end_date') };
}

interface WizardProps {
  readonly options: Options;
  /** Who is chosen at first; without, all. */
  readonly ticked?: readonly PayableRow[];
  /** How many were ticked that cannot stand in a batch. */
  readonly missing?: number;
}

function Wizard({ options, ticked, missing = 0 }: WizardProps) {
  const t = useT(PAYMENT);
  const { locale } = useLocale();
  const [, navigate] = useLocation();
  const asked = useAsked(options);
  const account = options.accounts.find(({ defaults }) => defaults.includes(asked.type)) ?? options.accounts[0];
  const [filter, setFilter] = useState<Pick<PayableFilterValues, 'units' | 'keyword'>>({ units: {}, keyword: '' });
  const picked = usePicked(ticked === undefined, ticked);
  const create = useWrite(createPayment, { invalidates: [listPayments, listPayables] });
  const leave = () => navigate(PAYMENT_PAGE);
  const form = useZodForm(wizardSchema, {
    initial: {
      ...asked,
      title: say(PAYMENT.defaultTitle, locale, { type: say(TYPE_WORDS[asked.type], locale), month: formatMonth(asked.end_date, locale) }),
      company_bank_id: account?.id,
      payment_date: options.period.pay_date,
      file_format: account?.file_format ?? 'generic',
      remark: '',
    },
    onSubmit: async (values) => {
      const wire = picked.wire();
      if (wire.ids?.length === 0) {
        form.setError('start_date', say(PAYMENT_ERRORS.nothingPicked, locale));
        return;
      }
      const { data } = await create.run({ ...values, ...payableInput({ ...filter, ...period }), ...wire });
      navigate(`${PAYMENT_PAGE}?open=${data.id}`);
    },
  });
  const period = {
    type: (form.values.type || asked.type) as PaymentType,
    start_date: form.values.start_date || undefined,
    end_date: form.values.end_date || undefined,
  };
  const values: PayableFilterValues = { ...filter, ...period };
  const choose = (next: PayableFilterValues) => {
    setFilter({ units: next.units, keyword: next.keyword });
    picked.look();
  };
  return (
    <FormPage
      title={PAYMENT.wizard}
      context={t('wizardContext')}
      form={form}
      submit={PAYMENT.keep}
      onCancel={leave}
      summary={<Summary filter={values} sum={picked.sum} />}
    >
      <FormSection title={PAYMENT.who}>
        <FormRow>
          <SelectField
            form={form}
            name="type"
            label={PAYMENT.type}
            required
            options={options.types.map((value) => ({ value, label: TYPE_WORDS[value] }))}
            onChanged={picked.startAnew}
          />
          <DateRangeField form={form} name="start_date" to="end_date" label={PAYMENT.period} onChanged={picked.startAnew} />
        </FormRow>
        {missing > 0 && (
          <Alert color="orange" variant="light" icon={<Icon name="alert" size={18} />}>
            {t('missing', { n: missing })}
          </Alert>
        )}
        <PayableFilters value={values} onChange={choose} />
        <PayablePicker key={JSON.stringify(payableInput(values))} filter={values} picked={picked} mayTakeAll />
        <ByHandList filter={values} />
      </FormSection>
      <FormSection title={PAYMENT.how}>
        <HeadFields form={form} options={options} />
      </FormSection>
    </FormPage>
  );
}

function Summary({ filter, sum }: { filter: PayableFilterValues; sum: ReturnType<typeof usePicked>['sum'] }) {
  const t = useT(PAYMENT);
  const { data } = usePayables(filter, 1);
  const { ready, blocked } = data?.summary ?? { ready: { count: 0, amount: 0 }, blocked: { count: 0, amount: 0 } };
  const chosen = sum({ count: ready.count + blocked.count, amount: ready.amount + blocked.amount });
  return (
    <div className={classes['summary']} aria-live="polite">
      <dl>
        <div>
          <dt>{t('chosen')}</dt>
          <dd className="title">{t('chosenN', { n: chosen.count })}</dd>
        </div>
        <div>
          <dt>{t('total')}</dt>
          <dd className="title">
            RM <Money value={chosen.amount} />
          </dd>
        </div>
      </dl>
    </div>
  );
}
