/** The forms behind the Edit of each card. Each sends the version that it was opened with, so that a change made meanwhile is not overwritten. */
import { useState } from 'react';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { useZodForm, type Draft, type PathOf } from '#platform/web/forms/use-zod-form.ts';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import type { z } from 'zod';
import type { EmployeeDetail } from '../../contract/employee-detail.schema.ts';
import { changeContact, changeEducation, changeFamily, changePersonal } from '../../contract/employee.endpoints.ts';
import { EMPTY_ADDRESS } from '../form/address-fields.tsx';
import { ContactFields } from '../form/contact-fields.tsx';
import { EducationFields } from '../form/education-fields.tsx';
import { FamilyFields } from '../form/family-fields.tsx';
import { FAMILY } from '../form/family.messages.ts';
import { PersonalFields } from '../form/personal-fields.tsx';
import { PhotoField } from '../form/photo-field.tsx';
import { familyFaults, personFaults, withFaults } from '../form/with-faults.ts';
import { EMPLOYEE_READS } from '../reads.ts';
import { filled } from './filled.ts';

interface SectionFormProps {
  readonly employee: EmployeeDetail;
  readonly title: string;
  /** The field in which it begins. */
  readonly first?: string | undefined;
  readonly onClose: () => void;
}

const WRITING = { invalidates: EMPLOYEE_READS };
const FORMS = { personal: PersonalForm, contact: ContactForm, family: FamilyForm, education: EducationForm };

export type Section = keyof typeof FORMS;

export function SectionForm({ section, ...props }: SectionFormProps & { section: Section }) {
  const Form = FORMS[section];
  return <Form {...props} />;
}

const personalInput = changePersonal.input.omit({ id: true, updated_at: true });

function PersonalForm({ employee, title, first, onClose }: SectionFormProps) {
  const [seen] = useState(employee.updated_at);
  const change = useWrite(changePersonal, WRITING);
  const keys = Object.keys(personalInput.shape).filter((key) => key !== 'image');
  const today = useToday();
  // A passport that ran out since it was entered is no reason to refuse another correction.
  const [schema] = useState(() =>
    withFaults(personalInput, (value) =>
      personFaults(value, today).filter(({ field }) => field !== 'passport_expiry' || Reflect.get(value, field) !== employee.passport_expiry),
    ),
  );
  const form = useZodForm(schema, {
    initial: filled(employee, keys) as Draft<z.input<typeof personalInput>>,
    onSubmit: async (values) => {
      await change.run({ ...values, id: employee.id, updated_at: seen });
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={title} form={form} size={680} first={first as PathOf<typeof form.values> | undefined}>
      <PhotoField form={form} stored={employee.image?.url} />
      <PersonalFields form={form} />
    </FormDrawer>
  );
}

const contactInput = changeContact.input.omit({ id: true, updated_at: true });

function ContactForm({ employee, title, first, onClose }: SectionFormProps) {
  const [seen] = useState(employee.updated_at);
  const change = useWrite(changeContact, WRITING);
  const form = useZodForm(contactInput, {
    initial: {
      email: employee.email ?? '',
      phone: employee.phone ?? '',
      personal_email: employee.personal_email ?? '',
      current_address: filled(employee.current_address ?? EMPTY_ADDRESS),
      permanent_address: employee.permanent_address && filled(employee.permanent_address),
      emergency_contacts: employee.emergency_contacts.map((contact) => ({ ...contact })),
    },
    onSubmit: async (values) => {
      await change.run({ ...values, id: employee.id, updated_at: seen });
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={title} form={form} size={680} first={first as PathOf<typeof form.values> | undefined}>
      <ContactFields form={form} />
    </FormDrawer>
  );
}

const familyInput = changeFamily.input.pick({ family: true });

function FamilyForm({ employee, title, onClose }: SectionFormProps) {
  const [seen] = useState(employee.updated_at);
  const change = useWrite(changeFamily, WRITING);
  const [schema] = useState(() => withFaults(familyInput, familyFaults));
  const form = useZodForm(schema, {
    initial: { family: employee.family.map((member) => filled(member)) } as Draft<z.input<typeof familyInput>>,
    onSubmit: async ({ family }) => {
      await change.run({ family, id: employee.id, updated_at: seen });
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={title} form={form} size={680}>
      <FamilyFields form={form} note={FAMILY.taxNote} />
    </FormDrawer>
  );
}

const educationInput = changeEducation.input.pick({ educations: true });

function EducationForm({ employee, title, onClose }: SectionFormProps) {
  const [seen] = useState(employee.updated_at);
  const change = useWrite(changeEducation, WRITING);
  const form = useZodForm(educationInput, {
    initial: { educations: employee.educations.map(({ file, ...education }) => ({ ...education, field: education.field ?? '', file: file?.file ?? null })) },
    onSubmit: async ({ educations }) => {
      await change.run({ educations, id: employee.id, updated_at: seen });
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={title} form={form} size={640}>
      <EducationFields form={form} files={employee.educations.map(({ file }) => file)} />
    </FormDrawer>
  );
}
