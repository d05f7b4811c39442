import { Button, Group } from '@mantine/core';
import { FormSection } from '#platform/web/forms/form-layout.tsx';
import type { PathOf, ZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useSay, useT, type Label } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { RELATIONS, type FamilyMember } from '../../contract/employee.schema.ts';
import { term } from '../terms.messages.ts';
import { ChildFields, ParentFields, SpouseFields } from './family-member-fields.tsx';
import { FAMILY } from './family.messages.ts';
import { RowCard } from './row-card.tsx';

type Relation = (typeof RELATIONS)[number];

/** A member with nothing filled in yet. */
const newMember = (relation: Relation) => ({
  relation,
  name: '',
  identity_number: '',
  passport: '',
  dob: '',
  gender: relation === 'Father' ? 'Male' : relation === 'Mother' ? 'Female' : '',
  occupation: '',
  employment_status: '',
  disabled_person: false,
  education: 'None',
  disability: false,
  tax_relief: true,
  tax_share: 1,
  tax_no: '',
});

/** Spouse, children and parents, all rows of the one list `family`. */
export function FamilyFields<V>({ form, note }: { form: ZodForm<V>; note?: Label }) {
  const t = useT(FAMILY);
  const say = useSay();
  const list = 'family' as PathOf<V>;
  const members = (form.get(list) ?? []) as readonly Partial<FamilyMember>[];
  const indexesOf = (...relations: Relation[]) => members.flatMap(({ relation }, index) => (relation && relations.includes(relation) ? [index] : []));
  const spouses = indexesOf('Spouse');
  const children = indexesOf('Child');
  const parents = indexesOf('Father', 'Mother');
  const at = (index: number) => `family.${index}`;
  const adding = (relation: Relation, words: string) => (
    <Button key={relation} variant="default" leftSection={<Icon name="plus" size={16} />} onClick={() => form.insert(list, newMember(relation))}>
      {words}
    </Button>
  );
  return (
    <>
      <FormSection title={FAMILY.spouse} {...(note && { note })}>
        {spouses.map((index, n) => (
          <RowCard key={index} title={spouses.length > 1 ? t('spouseOne', { n: n + 1 }) : t('spouse')} onRemove={() => form.remove(list, index)}>
            <SpouseFields form={form} prefix={at(index)} />
          </RowCard>
        ))}
        {spouses.length === 0 && <p className="quiet flush">{t('noSpouse')}</p>}
        <div>{adding('Spouse', t('addSpouse'))}</div>
      </FormSection>
      <FormSection title={FAMILY.children}>
        {children.map((index, n) => (
          <RowCard key={index} title={t('childOne', { n: n + 1 })} onRemove={() => form.remove(list, index)}>
            <ChildFields form={form} prefix={at(index)} />
          </RowCard>
        ))}
        {children.length === 0 && <p className="quiet flush">{t('noChildren')}</p>}
        <div>{adding('Child', t('addChild'))}</div>
      </FormSection>
      <FormSection title={FAMILY.parents}>
        {parents.map((index) => (
          <RowCard key={index} title={say(term(members[index]?.relation ?? ''))} onRemove={() => form.remove(list, index)}>
            <ParentFields form={form} prefix={at(index)} />
          </RowCard>
        ))}
        {parents.length === 0 && <p className="quiet flush">{t('noParents')}</p>}
        <Group>
          {indexesOf('Father').length === 0 && adding('Father', t('addFather'))}
          {indexesOf('Mother').length === 0 && adding('Mother', t('addMother'))}
        </Group>
      </FormSection>
    </>
  );
}
