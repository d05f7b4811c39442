/** The wizard of a category: whom it is about, its parts, its documents, and what the rules say before it is submitted. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { IMAGE_EXTENSIONS } from '#platform/contract/uploads.ts';
import { id as idField } from '#platform/contract/ids.ts';
import { ApiError } from '#platform/web/call/api-error.ts';
import { call } from '#platform/web/call/call.ts';
import { useInvalidate, useWrite } from '#platform/web/call/use-endpoint.ts';
import { FormSection } from '#platform/web/forms/form-layout.tsx';
import { FileField } from '#platform/web/forms/file-field.tsx';
import { SearchSelect } from '#platform/web/forms/search-fields.tsx';
import { useZodForm, type PathOf } from '#platform/web/forms/use-zod-form.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import type { Option } from '#platform/web/ui/list-page.tsx';
import { useCan } from '#platform/web/viewer.tsx';
import { createApplication, findSubjects, saveApplicationDocuments, updateApplication } from '../../contract/application/application.endpoints.ts';
import type { ApplicationDetail } from '../../contract/application.schema.ts';
import { blankOf, isWanted, listedBy, schemaOfFields, type Category } from '../../contract/application/form-fields.ts';
import { APPLICATION as W } from './application.messages.ts';
import { Checks } from './rules/application-checks.tsx';
import { APPLICATION_READS } from './application-reads.ts';
import { CategoryFields, isChosenFrom, useFormChoices } from './category-fields.tsx';
import { Refusals } from './rules/refusals.tsx';
import { useSteps } from './steps/use-steps.ts';

type Values = Readonly<Record<string, unknown>>;
const asOption = ({ id, name, code }: { readonly id: number; readonly name: string; readonly code: string }): Option => ({
  value: String(id),
  label: `${name} · ${code}`,
});

/** What a new application is begun with, from where it is asked for. */
export interface WizardStart {
  readonly subject: { readonly id: number; readonly name: string };
  readonly payload: Values;
}

/** @param application null: a new one @param start of a new one */
export function ApplicationWizard({
  category,
  application = null,
  start,
  onClose,
}: {
  category: Category;
  application?: ApplicationDetail | null;
  start?: WizardStart;
  onClose: () => void;
}) {
  const t = useT(W);
  const say = useSay();
  const sees = useCan('/auxiliary/officer', 'View Compliance');
  const [saved, setSaved] = useState<{ readonly id: number; readonly updated_at: string } | null>(application);
  const [people] = useState(() => new Map<string, Option>(application?.people.map(({ id, name }) => [String(id), { value: String(id), label: name }])));
  const about = application?.subject && [application.subject.name, application.subject.code].filter(Boolean).join(' · ');
  const [whom, setWhom] = useState(start?.subject.name ?? about ?? null);
  const create = useWrite(createApplication, { quiet: false });
  const update = useWrite(updateApplication, { invalidates: APPLICATION_READS });
  const attach = useWrite(saveApplicationDocuments);
  const invalidate = useInvalidate();
  const shown = category.parts
    .map(({ title, fields }) => ({ title, fields: fields.filter(({ sensitive }) => !sensitive || sees) }))
    .filter(({ fields }) => fields.length > 0);
  const fields = shown.flatMap((part) => part.fields);
  const subject = category.subject === 'none' ? null : `${category.subject}_id`;
  const stored = new Map(application?.documents.map(({ key, files }) => [key, files]));
  const begun = { ...blankOf(fields), ...start?.payload, ...application?.payload };
  const [values, setValues] = useState<Values>(begun);
  const schema = z.object({
    ...(subject && { [subject]: idField() }),
    payload: schemaOfFields(fields, values, false),
    documents: z.record(z.string(), z.unknown()),
  }) as unknown as z.ZodType<Record<string, unknown>, Record<string, unknown>>;
  const form = useZodForm(schema, {
    initial: {
      ...(subject && { [subject]: application ? Reflect.get(application, subject) : (start?.subject.id ?? null) }),
      payload: begun,
      documents: {},
    },
    onSubmit: async (typed) => {
      const draft = await save(typed);
      await update.run({ ...draft, ...whomOf(typed), payload: typed['payload'] as Values, submit: application?.status !== 'Pending' });
      onClose();
    },
  });
  const typed = form.values as Record<string, Values | number | null | undefined>;
  const payload = (typed['payload'] ?? {}) as Values;
  const last = shown.length + (category.documents.length > 0 ? 1 : 0);
  const placeOf = (field: string) => {
    const [at, key] = field.split('.');
    if (at === subject) return 0;
    if (at === 'documents') return shown.length;
    const place = at === 'payload' ? shown.findIndex((part) => part.fields.some((each) => each.key === key)) : -1;
    return place < 0 ? null : place;
  };
  const { step, go, lead } = useSteps(form, placeOf);
  // Which fields are asked for hangs on other fields.
  if (JSON.stringify(payload) !== JSON.stringify(values)) setValues(payload);

  /** Whom it is about, as it stands in the form. */
  const whomOf = (given: Values) => (subject ? { [subject]: given[subject] as number } : {});

  /** The draft with what is typed and attached so far; the caller submits it or leaves it. */
  async function save(given: Values) {
    const content = (given['payload'] ?? {}) as Values;
    let draft = saved;
    if (!draft) {
      draft = (await create.run({ type: category.type, category: category.key, ...whomOf(given), payload: content })).data;
    }
    const files = Object.entries((given['documents'] ?? {}) as Record<string, (string | File)[] | undefined>);
    const documents = files.map(([key, list]) => ({ key, files: list ?? [] }));
    if (documents.length > 0) draft = (await attach.run({ id: draft.id, updated_at: draft.updated_at, documents })).data;
    draft = { id: draft.id, updated_at: draft.updated_at };
    setSaved(draft);
    return draft;
  }
  const saveDraft = async () => {
    try {
      const draft = await save(form.values as Values);
      await call(updateApplication, { ...draft, ...whomOf(form.values as Values), payload, submit: false });
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      for (const [field, [message]] of Object.entries(error.errors)) form.setError(field as PathOf<Record<string, unknown>>, message ?? null);
      lead();
    } finally {
      void invalidate(...APPLICATION_READS);
    }
  };

  const courses = useFormChoices(isChosenFrom(fields, ['course']))?.courses;
  const chosen = courses?.find(({ id }) => id === payload['course_id']);
  const listed = listedBy({ payload, course_type: chosen?.type ?? application?.course_type ?? null });
  const onPart = step < shown.length;
  const part = shown[step];
  const steps = last + 1;
  const paths: PathOf<Record<string, unknown>>[] = [
    ...(step === 0 && subject ? [subject as PathOf<Record<string, unknown>>] : []),
    ...(part?.fields.map(({ key }) => `payload.${key}` as PathOf<Record<string, unknown>>) ?? []),
  ];
  const isLast = step === last;
  const stepped: typeof form = {
    ...form,
    submit: async (event) => {
      event?.preventDefault();
      if (!isLast) {
        if (onPart && !form.check(paths)) return false;
        go(step + 1);
        return true;
      }
      const went = await form.submit(event);
      if (!went) lead();
      return went;
    },
  };
  return (
    <FormDrawer
      opened
      onClose={onClose}
      title={category.title}
      form={stepped}
      submit={isLast ? (application?.status === 'Pending' ? W.save : W.submit) : W.next}
      size={720}
      extra={
        <>
          {step > 0 && (
            <Button variant="default" onClick={() => go(step - 1)}>
              {t('back')}
            </Button>
          )}
          {application?.status !== 'Pending' && (
            <Button variant="subtle" loading={create.busy || attach.busy} onClick={() => void saveDraft()}>
              {t('saveDraft')}
            </Button>
          )}
        </>
      }
    >
      <p className="quiet small">{t('step', { n: step + 1, of: steps })}</p>
      {step === 0 && subject && (
        <SearchSelect
          form={form}
          name={subject}
          label={category.subject === 'officer' ? W.officer : W.employee}
          valueLabel={whom}
          disabled={application?.status === 'Pending'}
          load={async (keyword) => (await call(findSubjects, { kind: category.subject === 'officer' ? 'officer' : 'employee', keyword })).data.map(asOption)}
          onPicked={(option) => setWhom(typeof option?.label === 'string' ? option.label : null)}
          number
        />
      )}
      {part && (
        <FormSection title={part.title}>
          <CategoryFields form={form} fields={part.fields} at="payload" values={payload} people={people} names={application?.names ?? {}} />
        </FormSection>
      )}
      {!onPart && !isLast && (
        <FormSection title={W.documents} note={W.documentsHint}>
          {category.documents
            .filter((item) => isWanted(item, listed) && (!item.sensitive || sees))
            .map((item) => (
              <FileField
                key={item.key}
                form={form}
                name={`documents.${item.key}`}
                label={item.label}
                required={item.optional !== true}
                maxFiles={item.picture ? 1 : 5}
                {...(item.picture && { extensions: IMAGE_EXTENSIONS })}
                stored={stored.get(item.key)}
              />
            ))}
          {!sees && category.documents.some(({ sensitive }) => sensitive) && <p className="quiet small">{say(W.hidden)}</p>}
        </FormSection>
      )}
      <Refusals form={form} category={category} drawn={(field) => placeOf(field) !== null} />
      <Checks
        category={category}
        id={saved?.id ?? null}
        whom={subject ? ((typed[subject] as number | null | undefined) ?? null) : null}
        payload={payload}
        go={(field) => lead([field])}
      />
    </FormDrawer>
  );
}
