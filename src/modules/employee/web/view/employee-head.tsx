import { ActionIcon } from '@mantine/core';
import { formatDate } from '#platform/contract/dates.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { Slot } from '#platform/web/slot.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { LightTooltip } from '#platform/web/ui/light/light-tooltip.tsx';
import { AvatarText } from '#platform/web/ui/person-avatar.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import type { EmployeeDetail } from '../../contract/employee-detail.schema.ts';
import { serviceWords } from '../service-length.ts';
import { EmployeeActions } from './employee-actions.tsx';
import { EmployeeBanners } from './employee-banners.tsx';
import { AtAGlance } from './facts/at-a-glance.tsx';
import { MissingFacts } from './facts/missing-facts.tsx';
import { PersonFacts } from './facts/person-facts.tsx';
import { nextEvent } from './next-event.ts';
import { VIEW } from './view.messages.ts';
import classes from './view.module.css';

/** Who it is, above each of the tabs: photo, name, code, status, service, what comes next, figures at a glance, what is missing, and how to reach them. */
export function EmployeeHead({ employee }: { employee: EmployeeDetail }) {
  const say = useSay();
  const t = useT(VIEW);
  const next = nextEvent(employee, useToday());
  const { name, employee_code: code, position, department, branch } = employee;
  const place = [code, position?.name, department?.name ?? branch?.name, serviceWords(employee.service_months, say)];
  return (
    <>
      <div className={classes['head']}>
        <AvatarText name={name} src={employee.image?.url} size={56} />
        <div className={classes['who']}>
          <h1>
            {name}
            <StatusChip status={employee.status} />
            <Slot name="employee-view-header" />
          </h1>
          {/* A dot begins a line rather than ending one. */}
          <p>{place.filter(Boolean).join(' ·\u00A0')}</p>
          {next && <p className="small">{t(next.kind, { date: formatDate(next.date), years: next.years ?? 0 })}</p>}
        </div>
        <div className={classes['icons']}>
          <ContactIcons name={name} email={employee.email} phone={employee.phone} />
          <EmployeeActions employee={employee} />
        </div>
      </div>
      <AtAGlance>
        <PersonFacts id={employee.id} />
        <MissingFacts employee={employee} />
      </AtAGlance>
      <EmployeeBanners employee={employee} />
    </>
  );
}

function ContactIcons({ name, email, phone }: { name: string; email: string | null; phone: string | null }) {
  const t = useT(VIEW);
  const links = [
    ...(phone ? [{ href: `tel:${phone}`, icon: 'phone', label: t('call', { name }) }] : []),
    ...(phone ? [{ href: `https://wa.me/${phone.replace(/\D/g, '')}`, icon: 'whatsapp', label: t('whatsapp', { name }) }] : []),
    ...(email ? [{ href: `mailto:${email}`, icon: 'mail', label: t('write', { name }) }] : []),
  ];
  return links.map(({ href, icon, label }) => (
    <LightTooltip key={icon} label={label}>
      <ActionIcon
        component="a"
        href={href}
        variant="default"
        size={36}
        aria-label={label}
        {...(href.startsWith('https') && { target: '_blank', rel: 'noopener noreferrer' })}
      >
        <Icon name={icon} />
      </ActionIcon>
    </LightTooltip>
  ));
}
