import { Button, Switch } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useLocation } from 'wouter';
import type { z } from 'zod';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { focusFirstField } from '#platform/web/forms/first-control.ts';
import { FormSection, SubmitBar } from '#platform/web/forms/form-layout.tsx';
import layout from '#platform/web/forms/form-layout.module.css';
import { DISCARD } from '#platform/web/forms/use-discard-guard.ts';
import { useZodForm, type Draft } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { useConfirm } from '#platform/web/ui/feedback/confirm.tsx';
import { PageHeader } from '#platform/web/ui/page/page-header.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { createEmployee } from '../../contract/employee.endpoints.ts';
import { createEmployeeForm, PROBATION_MONTHS, type CreateEmployeeForm } from '../../contract/employee.schema.ts';
import { EMPTY_ADDRESS } from '../form/address-fields.tsx';
import { ContactFields } from '../form/contact-fields.tsx';
import { EMPTY_CONTACT } from '../form/emergency-fields.tsx';
import { EmploymentFields, StatutoryFields } from '../form/employment-fields.tsx';
import { PersonalFields } from '../form/personal-fields.tsx';
import { PhotoField } from '../form/photo-field.tsx';
import { HOME_COUNTRY } from '../form/use-countries.ts';
import { employmentFaults, personFaults, withFaults } from '../form/with-faults.ts';
import { PERSON } from '../person.messages.ts';
import { EMPLOYEE_READS } from '../reads.ts';
import { CREATE } from './create.messages.ts';
import { firstFaulty, STEP_FIELDS, STEPS, type Step } from './create-steps.ts';
import { CreateSummary } from './create-summary.tsx';
import classes from './create.module.css';
import { StepsNav } from './steps-nav.tsx';
import { useDraft, useKeepDraft } from './use-draft.ts';

const LIST = '/admin/employee';
type Values = Draft<z.input<typeof createEmployeeForm>>;

const emptyForm = (today: string): Values => ({
  employee_type: 'Local',
  citizenship: 'citizen',
  nationality: HOME_COUNTRY,
  disability: false,
  current_address: { ...EMPTY_ADDRESS },
  permanent_address: null,
  emergency_contacts: [{ ...EMPTY_CONTACT }],
  company_joined_at: today,
  employment_type: 'Permanent',
  probation_months: PROBATION_MONTHS,
  invite: false,
});

/** R94: adds an employee in four steps. What was typed survives leaving the page. */
export function CreateEmployee() {
  const [attempt, setAttempt] = useState(0);
  return <CreateForm key={attempt} onStartOver={() => setAttempt(attempt + 1)} />;
}

function CreateForm({ onStartOver }: { onStartOver: () => void }) {
  const t = useT(CREATE);
  const today = useToday();
  const confirm = useConfirm();
  const [, navigate] = useLocation();
  const draft = useDraft<Values>('employee.create');
  const [initial] = useState<Values>(() => draft.restored ?? emptyForm(today));
  const restored = draft.restored !== null;
  const [step, setStep] = useState<Step>('personal');
  const [approached, setApproached] = useState(0);
  const [seeking, setSeeking] = useState(false);
  const create = useWrite(createEmployee, { invalidates: EMPLOYEE_READS });
  const [schema] = useState(() => withFaults(createEmployeeForm, (value) => [...personFaults(value, today), ...employmentFaults(value, today)]));
  const form = useZodForm(schema, {
    initial,
    onSubmit: async (values) => {
      const { data } = await create.run(values);
      draft.forget();
      navigate(`/admin/employee/view?id=${data.id}`);
    },
  });
  useKeepDraft(draft, form.values, form.dirty);

  const open = (next: Step) => {
    setStep(next);
    setApproached((before) => Math.max(before, STEPS.indexOf(next)));
    window.scrollTo({ top: 0 });
  };

  // The server refused a field of another step: show that step.
  if (seeking) {
    setSeeking(false);
    setStep(firstFaulty(Object.keys(form.errors)) ?? step);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!form.check(STEP_FIELDS[step])) return;
    const next = STEPS[STEPS.indexOf(step) + 1];
    if (next) return open(next);
    if (!(await form.submit())) setSeeking(true);
  }

  async function cancel() {
    if ((form.dirty || restored) && !(await confirm(DISCARD))) return;
    draft.forget();
    navigate(LIST);
  }

  function startOver() {
    draft.forget();
    onStartOver();
  }

  const at = STEPS.indexOf(step);
  const previous = STEPS[at - 1];
  return (
    <>
      <PageHeader title={CREATE.title} context={t('context')} />
      <StepsNav step={step} reached={approached} onStep={setStep} />
      {restored && (
        <div className={classes['restored']}>
          {t('restored')}
          <Button variant="default" size="compact-md" onClick={startOver}>
            {t('startOver')}
          </Button>
        </div>
      )}
      <div className={layout['page']} data-summary>
        <form noValidate className="frame" onSubmit={(event) => void submit(event)} aria-label={t('stepOf', { n: at + 1, all: STEPS.length })}>
          <div className={`${layout['pageBody']} ${classes['fields']}`} key={step} ref={focusFirstField}>
            {step === 'personal' && (
              <>
                <PersonalFields form={form} />
                <PhotoField form={form} />
              </>
            )}
            {step === 'contact' && <ContactFields form={form} emergencyAtLeast={1} />}
            {step === 'employment' && (
              <>
                <EmploymentFields form={form} />
                <FormSection title={PERSON.statutory}>
                  <StatutoryFields form={form} />
                </FormSection>
              </>
            )}
            {step === 'access' && (
              <FormSection title={CREATE.access} note={CREATE.accessNote}>
                <Switch
                  label={t('invite')}
                  description={t('inviteHint', { email: form.values.email || t('inviteNobody') })}
                  checked={form.values.invite === true}
                  onChange={(event) => form.set('invite', event.currentTarget.checked)}
                />
              </FormSection>
            )}
          </div>
          <SubmitBar
            busy={form.busy}
            label={previous && at === STEPS.length - 1 ? CREATE.save : CREATE.next}
            onCancel={() => void cancel()}
            extra={
              previous && (
                <Button variant="subtle" onClick={() => setStep(previous)} disabled={form.busy} style={{ marginInlineEnd: 'auto' }}>
                  {t('back')}
                </Button>
              )
            }
          />
        </form>
        <aside className={`${layout['summary']} card`}>
          <CreateSummary values={form.values as Draft<CreateEmployeeForm>} />
        </aside>
      </div>
    </>
  );
}
