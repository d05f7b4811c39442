import { useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { EmptyState, ForbiddenState } from '#platform/web/ui/page/states.tsx';
import { useActionState } from '#platform/web/viewer.tsx';
import { CreateEmployee } from './create-employee.tsx';
import { CREATE } from './create.messages.ts';

/** The form for those who may add employees now; the reason for everybody else. */
export function NewEmployee() {
  const t = useT(CREATE);
  const create = useActionState('/admin/employee', 'Create', { employeeFeature: true });
  if (!create.allowed) return <ForbiddenState />;
  if (!create.disabled) return <CreateEmployee />;
  return (
    <>
      <h1 className="sr-only">{t('title')}</h1>
      <EmptyState
        drawing="organisation"
        title={create.reason}
        hint={CREATE.noUnitsHint}
        action={
          <ActionButton needs={{ page: '/admin/company/organizational', action: 'Create' }} href="/admin/company/organizational">
            {t('toOrganisation')}
          </ActionButton>
        }
      />
    </>
  );
}
