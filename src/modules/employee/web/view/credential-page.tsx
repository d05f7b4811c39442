import { Button, Switch } from '@mantine/core';
import { Suspense } from 'react';
import { Link } from 'wouter';
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { lazyPart } from '#platform/web/lazy-part.tsx';
import { useT } from '#platform/web/locale/locale.tsx';
import { ConfirmButton, useConfirm } from '#platform/web/ui/feedback/confirm.tsx';
import { Facts } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { useFirstRows } from '#platform/web/ui/page/first-rows.tsx';
import { Skeletons } from '#platform/web/ui/page/skeletons.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { DateText, YesNo } from '#platform/web/ui/values.tsx';
import { useCan } from '#platform/web/viewer.tsx';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { useSay } from '#platform/web/locale/locale.tsx';
import type { EmployeeDetail } from '../../contract/employee-detail.schema.ts';
import { changeCredential, disableLogin, inviteEmployee, resetEmployeePassword, showCredential } from '../../contract/credential.endpoints.ts';
import { EMPLOYEE_READS } from '../reads.ts';
import { term } from '../terms.messages.ts';
import { Card } from './card.tsx';
import { CREDENTIAL } from './credential.messages.ts';
import { EmployeeHead } from './employee-head.tsx';
import { useViewedEmployee } from './use-viewed-employee.tsx';
import classes from './view.module.css';

const InviteForm = lazyPart(async () => (await import('./invite-form.tsx')).InviteForm);

type Credential = OutputOf<typeof showCredential>['data'];
interface Known {
  readonly employee: EmployeeDetail;
  readonly credential: Credential;
}

const WRITING = { invalidates: EMPLOYEE_READS };

/** R97: the login of an employee, its roles and its sessions. */
export function Page() {
  const { employee, pending } = useViewedEmployee();
  if (!employee) return pending;
  return (
    <>
      <EmployeeHead employee={employee} />
      <CredentialCards employee={employee} />
    </>
  );
}

function CredentialCards({ employee }: { employee: EmployeeDetail }) {
  const { data, error, refetch } = useEndpoint(showCredential, { id: employee.id });
  if (error || !data) return <Loaded error={error} refetch={refetch} shape="detail" count={6} />;
  const known = { employee, credential: data.data };
  return (
    <div className={classes['columns']}>
      <LoginCard {...known} />
      <div className={`${classes['stack']} stack`}>
        <RolesCard {...known} />
        {known.credential.user_id !== null && <SessionsCard sessions={known.credential.sessions} />}
      </div>
    </div>
  );
}

function LoginCard({ employee, credential: c }: Known) {
  const t = useT(CREDENTIAL);
  const say = useSay();
  const may = employee.can['credential'] === true;
  if (c.user_id === null) {
    return (
      <Card title={CREDENTIAL.login} note={CREDENTIAL.noLogin}>
        {may && employee.status === 'Active' ? (
          <Suspense fallback={<Skeletons shape="form" count={1} />}>
            <InviteForm id={employee.id} email={c.email ?? ''} />
          </Suspense>
        ) : (
          <p className={classes['note']}>{t('noLoginHint')}</p>
        )}
      </Card>
    );
  }
  return (
    <Card title={CREDENTIAL.login}>
      <Facts
        items={[
          { label: CREDENTIAL.email, value: c.email, wide: true },
          { label: CREDENTIAL.user, value: <StatusChip status={c.user_status} /> },
          { label: CREDENTIAL.membership, value: <StatusChip status={c.membership_status} /> },
          { label: CREDENTIAL.role, value: c.role && say(term(c.role)) },
          { label: CREDENTIAL.verified, value: <YesNo value={c.verified} /> },
          { label: CREDENTIAL.lastLogin, value: c.last_login_at ? <DateText value={c.last_login_at} kind="datetime" /> : t('never') },
        ]}
      />
      {may && <LoginButtons employee={employee} credential={c} />}
    </Card>
  );
}

function LoginButtons({ employee, credential: c }: Known) {
  const t = useT(CREDENTIAL);
  const { id, name } = employee;
  const invite = useWrite(inviteEmployee, WRITING);
  const reset = useWrite(resetEmployeePassword, WRITING);
  const disable = useWrite(disableLogin, WRITING);
  const enabled = c.membership_status === 'Active';
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, marginBlockStart: 16 }}>
      {!c.verified && employee.status === 'Active' && (
        <Button loading={invite.busy} onClick={() => void invite.run({ id })}>
          {t('again')}
        </Button>
      )}
      {c.verified && (
        <ConfirmButton
          variant="default"
          c="inherit"
          verb={CREDENTIAL.resetSend}
          title={CREDENTIAL.resetTitle}
          message={t('resetText', { email: c.email ?? '' })}
          onConfirm={() => reset.run({ id })}
        >
          {t('reset')}
        </ConfirmButton>
      )}
      {enabled ? (
        <ConfirmButton
          variant="light"
          danger
          title={t('disableTitle', { name })}
          message={CREDENTIAL.disableText}
          onConfirm={() => disable.run({ id, disabled: true })}
        >
          {t('disable')}
        </ConfirmButton>
      ) : (
        <Button variant="default" loading={disable.busy} onClick={() => void disable.run({ id, disabled: false })}>
          {t('enable')}
        </Button>
      )}
    </div>
  );
}

function RolesCard({ employee, credential: c }: Known) {
  const t = useT(CREDENTIAL);
  const confirm = useConfirm();
  const mayOpenAdmin = useCan('/admin/user');
  const change = useWrite(changeCredential, WRITING);
  const { id, name } = employee;
  async function setSupervisor(on: boolean) {
    if (
      await confirm({
        title: t(on ? 'supervisorOn' : 'supervisorOff', { name }),
        message: CREDENTIAL.supervisorEffect,
        verb: t(on ? 'supervisorMake' : 'supervisorRemove'),
      })
    )
      await change.run({ id, spm_supervisor: on });
  }
  return (
    <Card title={CREDENTIAL.roles}>
      <Switch
        label={t('supervisor')}
        description={t('supervisorEffect')}
        checked={c.spm_supervisor}
        disabled={employee.can['credential'] !== true || change.busy}
        onChange={(event) => void setSupervisor(event.currentTarget.checked)}
      />
      <div style={{ marginBlockStart: 16 }}>
        <Facts
          items={[
            { label: CREDENTIAL.admin, value: <YesNo value={c.is_admin} /> },
            { label: CREDENTIAL.promoter, value: <YesNo value={c.promoter} /> },
          ]}
        />
      </div>
      {c.is_admin && mayOpenAdmin && c.user_id !== null && (
        <Button component={Link} href={`/admin/user/view?id=${c.user_id}`} variant="subtle" px={0} mt="xs">
          {t('toAdmin')}
        </Button>
      )}
    </Card>
  );
}

function SessionsCard({ sessions }: { sessions: Credential['sessions'] }) {
  const t = useT(CREDENTIAL);
  const say = useSay();
  const [shown, more] = useFirstRows(sessions, 5);
  return (
    <Card title={CREDENTIAL.sessions}>
      {sessions.length === 0 && <p className={classes['note']}>{t('noSessions')}</p>}
      <ul className={`${classes['lines']} bare`}>
        {shown.map(({ id, device, ip, last_used_at: used }) => (
          <li key={id}>
            <span>
              {say(device)}
              <small className="note">{ip}</small>
            </span>
            <span className={`${classes['meta']} quiet small`}>
              <DateText value={used} kind="datetime" />
            </span>
          </li>
        ))}
      </ul>
      {more}
    </Card>
  );
}
