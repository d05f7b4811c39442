/** The facts of the cards Personal, Contact, Family and Education. */
import { addressLine } from '#platform/contract/place/address-line.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { DateText, YesNo } from '#platform/web/ui/values.tsx';
import { ageAt, calendarDate, type CalendarDate } from '#platform/contract/dates.ts';
import { useToday } from '#platform/web/ui/values.tsx';
import type { EmployeeDetail } from '../../../contract/employee-detail.schema.ts';
import { RELATIONS } from '../../../contract/employee.schema.ts';
import { shownIdentity } from '../../../contract/shown-identity.ts';
import { FAMILY } from '../../form/family.messages.ts';
import { useIdentityLabel } from '../../identity-label.ts';
import { PERSON } from '../../person.messages.ts';
import { term } from '../../terms.messages.ts';
import { KnownFacts } from './known-facts.tsx';
import { VIEW } from '../view.messages.ts';
import classes from '../view.module.css';

/** Spouse, children, parents. */
const order = (relation: string) => RELATIONS.findIndex((each) => each === relation);

export function PersonalFacts({ person }: { person: EmployeeDetail }) {
  const t = useT(PERSON);
  const say = useSay();
  const identity = useIdentityLabel();
  const words = (value: string | null) => (value ? say(term(value)) : null);
  const foreign = person.employee_type === 'Foreign';
  return (
    <KnownFacts
      of={person}
      items={[
        { label: PERSON.preferredName, value: person.preferred_name },
        { label: PERSON.employeeType, value: words(person.employee_type) },
        { label: PERSON.citizenship, value: words(person.citizenship) },
        { label: identity, value: person.identity_number },
        ...(foreign || person.passport
          ? [
              { label: PERSON.passport, value: person.passport },
              { label: PERSON.passportExpiry, value: person.passport_expiry && <DateText value={person.passport_expiry} /> },
            ]
          : []),
        { label: PERSON.born, value: person.date_of_birth && <DateText value={person.date_of_birth} /> },
        { label: PERSON.age, value: person.age === null ? null : t('years', { n: person.age }) },
        { label: PERSON.gender, value: words(person.gender) },
        { label: PERSON.race, value: words(person.race) },
        { label: PERSON.religion, value: words(person.religion) },
        { label: PERSON.nationality, value: words(person.nationality) },
        { label: PERSON.marital, value: words(person.marital_status) },
        { label: PERSON.disability, value: <YesNo value={person.disability} /> },
        { label: PERSON.bloodType, value: person.blood_type },
        { label: PERSON.shirtSize, value: person.shirt_size },
        ...(person.old_ic ? [{ label: PERSON.oldIc, value: person.old_ic }] : []),
        ...(person.police_army_no ? [{ label: PERSON.policeArmy, value: person.police_army_no }] : []),
      ]}
    />
  );
}

export function ContactFacts({ person }: { person: EmployeeDetail }) {
  const t = useT(PERSON);
  const say = useSay();
  return (
    <>
      <KnownFacts
        of={person}
        items={[
          { label: PERSON.email, value: person.email },
          { label: PERSON.phone, value: person.phone },
          { label: PERSON.personalEmail, value: person.personal_email },
          { label: PERSON.currentAddress, value: addressLine(person.current_address), wide: true },
          { label: PERSON.permanentAddress, value: person.permanent_address ? addressLine(person.permanent_address) : t('sameAddress'), wide: true },
        ]}
      />
      <h3 className={classes['sub']}>{t('emergency')}</h3>
      {person.emergency_contacts.length === 0 && <p className={classes['note']}>{t('noEmergency')}</p>}
      <ul className={`${classes['lines']} bare`}>
        {person.emergency_contacts.map(({ name, relationship, phone }, index) => (
          <li key={index}>
            <span>
              {name}
              <small className="note">{say(term(relationship))}</small>
            </span>
            <a className="tall" href={`tel:${phone}`}>
              {phone}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

export function FamilyFacts({ family }: { family: EmployeeDetail['family'] }) {
  const t = useT(FAMILY);
  const say = useSay();
  const today = useToday();
  if (family.length === 0) return <p className={classes['note']}>{t('empty')}</p>;
  const about = (member: EmployeeDetail['family'][number]) =>
    [
      say(term(member.relation)),
      member.dob && t('years', { n: ageAt(calendarDate(member.dob), today as CalendarDate) }),
      member.employment_status && say(term(member.employment_status)),
      member.occupation,
      member.relation === 'Child' && member.education !== 'None' && say(term(member.education)),
      (member.disability || member.disabled_person) && t('disabled'),
    ].filter(Boolean);
  return (
    <ul className={`${classes['lines']} bare`}>
      {[...family]
        .sort((a, b) => order(a.relation) - order(b.relation))
        .map((member, index) => (
          <li key={index}>
            <span>
              {member.name}
              <small className="note">{about(member).join(' · ')}</small>
            </span>
            <span className={`${classes['meta']} quiet small`}>{shownIdentity(member)}</span>
          </li>
        ))}
    </ul>
  );
}

export function EducationFacts({ educations }: { educations: EmployeeDetail['educations'] }) {
  const t = useT(VIEW);
  if (educations.length === 0) return <p className={classes['note']}>{t('noEducation')}</p>;
  return (
    <ul className={`${classes['lines']} bare`}>
      {educations.map(({ level, institution, field, year, file }, index) => (
        <li key={index}>
          <span>
            {[level, field].filter(Boolean).join(', ')}
            <small className="note">{[institution, year].filter(Boolean).join(' · ')}</small>
          </span>
          {file && (
            <a href={file.url} target="_blank" rel="noopener noreferrer">
              {file.name}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
