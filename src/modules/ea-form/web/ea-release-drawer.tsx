/** Asked before EA forms are published: what is open about them, with the reason, and whether it is too early. */
import { Alert } from '@mantine/core';
import { z } from 'zod';
import { calendarDate, formatMonth } from '#platform/contract/dates.ts';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { optionalText } from '#platform/contract/fields.ts';
import { formatPrice } from '#platform/contract/money.ts';
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { CheckboxField } from '#platform/web/forms/switch-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useLocale, useSay, useT } from '#platform/web/locale/locale.tsx';
import { DetailDrawer } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { listEaForms, showEaForm } from '../contract/ea-form.endpoints.ts';
import { checkEaRelease, publishEaForms } from '../contract/ea-release.endpoints.ts';
import { EA_ISSUE_WORDS } from '../contract/ea-form.messages.ts';
import { EA_RECONCILE, EA_RELEASE } from './ea-page.messages.ts';
import classes from './ea-form.module.css';

type Check = OutputOf<typeof checkEaRelease>['data'];

interface Props {
  readonly year: number;
  /** Absent: all that are generated. */
  readonly ids?: number[] | undefined;
  readonly close: () => void;
}

export function EaReleaseDrawer(props: Props) {
  const t = useT(EA_RELEASE);
  const { data, error, refetch } = useEndpoint(checkEaRelease, { year: props.year, ids: props.ids }, { keepPrevious: false });
  if (data) return <ReleaseForm {...props} check={data.data} />;
  return (
    <DetailDrawer onClose={props.close} title={t('title', { year: String(props.year) })}>
      <Loaded error={error} refetch={refetch} shape="detail" count={4} />
    </DetailDrawer>
  );
}

/** A reason where something is open, a yes where it is early. */
const releaseForm = ({ open_count: open, early }: Check) =>
  z.object({
    reason: optionalText(500).refine((reason) => open === 0 || (reason !== null && reason.length >= 3), { params: { text: EA_RELEASE.needsReason } }),
    early: z.boolean().refine((wording) => wording || early === 0, { params: { text: EA_RELEASE.needsEarly } }),
  });

function ReleaseForm({ year, ids, close, check }: Props & { check: Check }) {
  const t = useT(EA_RELEASE);
  const publish = useWrite(publishEaForms, { invalidates: [listEaForms, showEaForm] });
  const form = useZodForm(releaseForm(check), {
    initial: { reason: '', early: false },
    onSubmit: async (values) => {
      await publish.run({ year, ids, ...values });
      close();
    },
  });
  return (
    <FormDrawer opened size={640} onClose={close} title={t('title', { year: String(year) })} form={form} submit={t('submit', { n: check.forms })}>
      <p>{t('told')}</p>
      {check.early > 0 && (
        <Alert color="orange" variant="light" icon={<Icon name="alert" size={18} />}>
          {t('early', { year: String(year), n: check.early })}
          <CheckboxField form={form} name="early" label={EA_RELEASE.earlyYes} />
        </Alert>
      )}
      {check.open_count > 0 && (
        <>
          <Alert color="orange" variant="light" icon={<Icon name="alert" size={18} />}>
            {t('open', { n: check.open_count })}
          </Alert>
          <OpenList check={check} />
          <TextField form={form} name="reason" label={EA_RELEASE.reason} required />
        </>
      )}
    </FormDrawer>
  );
}

function OpenList({ check }: { check: Check }) {
  const t = useT(EA_RECONCILE);
  const say = useSay();
  const { locale } = useLocale();
  const nameOf = (month: number | null) =>
    month === null ? t('wholeYear') : formatMonth(calendarDate(`${check.year}-${String(month).padStart(2, '0')}-01`), locale);
  const rest = check.open_count - check.open.length;
  return (
    <ul className={classes['open']}>
      {check.open.map((form) => (
        <li key={form.id}>
          <strong>
            {form.name} ({form.employee_code})
          </strong>
          <ul>
            {form.issues.map((issue) => (
              <li key={issue}>{say(EA_ISSUE_WORDS[issue])}</li>
            ))}
            {form.differences.map((row, index) => (
              <li key={index}>
                {t(row.kind)}, {t(row.figure)}, {nameOf(row.month)}: RM {formatPrice(row.difference)}
              </li>
            ))}
          </ul>
        </li>
      ))}
      {rest > 0 && <li>{say(EA_RELEASE.more, { n: rest })}</li>}
    </ul>
  );
}
