import { useT } from '#platform/web/locale/locale.tsx';
import { AvatarText } from '#platform/web/ui/person-avatar.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { DateRangeText, DateText } from '#platform/web/ui/values.tsx';
import { DateInput } from '#platform/web/forms/dates/date-inputs.tsx';
import { KIND_WORDS } from '../../contract/off-cycle/payroll-kind.params.ts';
import { useEditor } from './editor.tsx';
import { changeForm } from './draft/process-draft.ts';
import { PROCESS } from './process.messages.ts';
import process from './process.module.css';
import classes from './person-card.module.css';

export function PersonCard() {
  const t = useT(PROCESS);
  const kinds = useT(KIND_WORDS);
  const { draft, edit, errors, readOnly } = useEditor();
  const { form } = draft;
  return (
    <section className={process['card']} aria-label={form.name}>
      <div className={classes['person']}>
        <AvatarText name={form.name} size={40} />
        <div>
          <strong>{form.name}</strong>
          <small>{[form.employee_code, form.position, form.department].filter(Boolean).join(' · ')}</small>
        </div>
      </div>
      <dl className={process['facts']}>
        <div>
          <dt>{t('period')}</dt>
          <dd>
            <DateRangeText from={form.start_date} to={form.end_date} />
          </dd>
        </div>
        <div>
          <dt>{t('identity')}</dt>
          <dd>{form.employee_identity_number ?? form.employee_passport ?? '–'}</dd>
        </div>
        {form.number && (
          <div>
            <dt>{form.kind === 'monthly' ? form.number : `${form.number} · ${kinds(form.kind)}`}</dt>
            <dd>
              <StatusChip status={form.status} />
            </dd>
          </div>
        )}
      </dl>
      {readOnly ? (
        <p className={process['pairs']}>
          <span>{t('payDate')}</span> <DateText value={form.pay_date} />
        </p>
      ) : (
        <DateInput
          label={t('payDate')}
          withAsterisk
          min={form.start_date}
          error={errors['pay_date'] ?? null}
          value={form.pay_date}
          onChange={(date) => date && edit((before) => changeForm(before, { pay_date: date }))}
        />
      )}
    </section>
  );
}
