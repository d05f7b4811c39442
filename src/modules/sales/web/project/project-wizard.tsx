import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { endOfMonth } from '#platform/contract/dates.ts';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { FormSection } from '#platform/web/forms/form-layout.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { FRESH_PROJECT } from '../../contract/project/fresh-project.ts';
import { createProject } from '../../contract/project/project.endpoints.ts';
import { projectForm } from '../../contract/project/project.schema.ts';
import { PROJECT_READS } from '../sales-reads.ts';
import { DetailFields } from './detail-fields.tsx';
import { OutletRows, ProductRows, PromoterRows, SupervisorRows, TaskRows } from './list-fields.tsx';
import { PROJECT } from './project.messages.ts';

const DETAILS = Object.keys(projectForm.shape) as (keyof typeof projectForm.shape)[];
/** The fields of each step; the last one is checked with the whole form. */
const STEPS = [DETAILS, ['outlets'], ['products'], []] as const;
const NAMES = ['details', 'outlets', 'products', 'team'] as const;
const LAST = STEPS.length - 1;

const FRESH = {
  ...FRESH_PROJECT,
  client_id: undefined,
  base_rate: undefined,
  outlets: [],
  products: [],
  supervisors: [],
  promoters: [],
  tasks: [],
  publish: false,
};

/** A project in four steps: details, outlets, products, team and tasks; saved as a draft from any step, or published at the end. */
export function ProjectWizard({ onClose }: { onClose: () => void }) {
  const t = useT(PROJECT);
  const today = useToday();
  const [step, setStep] = useState(0);
  const publish = useRef(false);
  const { run } = useWrite(createProject, { invalidates: PROJECT_READS });
  const form = useZodForm(createProject.input, {
    initial: { ...FRESH, start_date: today, end_date: endOfMonth(today) },
    onSubmit: async (values) => {
      const { data } = await run({ ...values, publish: publish.current });
      onClose();
      navigate(`/spm/project/view?id=${data.id}`);
    },
  });
  const send = (asPublished: boolean, event?: Parameters<typeof form.submit>[0]) => {
    publish.current = asPublished;
    return form.submit(event);
  };
  const submit: typeof form.submit = async (event) => {
    event?.preventDefault();
    if (step === LAST) return send(true, event);
    if (form.check([...(STEPS[step] ?? [])])) setStep(step + 1);
    return false;
  };
  const extra = (
    <>
      {step > 0 && (
        <Button variant="default" onClick={() => setStep(step - 1)}>
          {t('back')}
        </Button>
      )}
      <Button variant="default" loading={form.busy} onClick={() => void send(false)}>
        {t('saveDraft')}
      </Button>
    </>
  );
  return (
    <FormDrawer
      opened
      onClose={onClose}
      title={PROJECT.addTitle}
      form={{ ...form, submit }}
      size={720}
      submit={step === LAST ? PROJECT.publish : PROJECT.next}
      extra={extra}
    >
      <p className="note" aria-live="polite">
        {t('stepOf', { n: step + 1, of: STEPS.length, name: t(NAMES[step] ?? 'team') })}
      </p>
      {step === 0 && <DetailFields form={form} onClient={() => form.set('products', [])} />}
      {step === 1 && <OutletRows form={form} name="outlets" />}
      {step === 2 && <ProductRows form={form} name="products" clientId={Number(form.values.client_id ?? 0)} />}
      {step === LAST && (
        <>
          <FormSection title={PROJECT.supervisors}>
            <SupervisorRows form={form} name="supervisors" />
          </FormSection>
          <FormSection title={PROJECT.promoters}>
            <PromoterRows form={form} name="promoters" />
          </FormSection>
          <FormSection title={PROJECT.tasks}>
            <TaskRows form={form} name="tasks" />
          </FormSection>
        </>
      )}
    </FormDrawer>
  );
}
