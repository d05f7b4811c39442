import { Facts } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { useLabel } from '#platform/web/locale/locale.tsx';
import { DateText, YesNo } from '#platform/web/ui/values.tsx';
import type { CompanyProfile } from '../../contract/company.schema.ts';
import { zoneCity } from '../../contract/time-zones.ts';
import { SectionCard } from '../section-card.tsx';
import { FourEyesInForce } from './four-eyes-in-force.tsx';
import { PROFILE_MESSAGES as M } from './profile.messages.ts';
import classes from './profile.module.css';

/** How the company works, by what it is about. */
export function SettingsCard({ company, security }: { company: CompanyProfile; security: boolean }) {
  const labelOf = useLabel();
  const { config } = company;
  const code = `${config.employee_code_prefix}${'1'.padStart(config.employee_code_digits, '0')}`;
  const groups = [
    {
      title: M.employeesGroup,
      items: [
        { label: M.identityLabel, value: config.identity_type_label },
        { label: M.codeShape, value: code },
      ],
    },
    {
      title: M.leaveGroup,
      items: [
        { label: M.leaveReview, value: <YesNo value={config.leave_review_required} /> },
        { label: M.leaveSelfCancel, value: <YesNo value={config.leave_self_cancel} /> },
      ],
    },
    {
      title: M.payGroup,
      items: [
        { label: M.showSalary, value: <YesNo value={config.show_salary_to_employee} /> },
        { label: M.currency, value: config.currency },
      ],
    },
    { title: M.fourEyesTitle, items: [{ label: M.fourEyes, value: <FourEyesInForce company={company} />, wide: true }] },
    {
      title: M.placeGroup,
      items: [
        { label: M.locality, value: config.locality },
        { label: M.timezone, value: zoneCity(config.timezone) },
      ],
    },
    ...(security
      ? [
          {
            title: M.security,
            items: [
              { label: M.kdnLicenceNo, value: config.kdn_licence_no },
              { label: M.kdnLicenceExpiry, value: config.kdn_licence_expiry && <DateText value={config.kdn_licence_expiry} /> },
            ],
          },
        ]
      : []),
  ];
  return (
    <SectionCard title={M.preferences}>
      <div className={classes['groups']}>
        {groups.map(({ title, items }) => (
          <section key={labelOf(title)}>
            <h3 className="subheading">{labelOf(title)}</h3>
            <Facts items={items} />
          </section>
        ))}
      </div>
    </SectionCard>
  );
}
