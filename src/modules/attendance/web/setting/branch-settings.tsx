import { Button } from '@mantine/core';
import { useState } from 'react';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { useConfirm } from '#platform/web/ui/feedback/confirm.tsx';
import { useOrganisation } from '#modules/company/web/public.tsx';
import { removeAttendanceSetting, type StoredAttendanceSetting } from '../../contract/setting/attendance-setting.endpoints.ts';
import { attendanceSetting } from '../../contract/setting/attendance-setting.schema.ts';
import { SETUP_READS } from '../attendance-reads.ts';
import type { BranchSetting } from './branch-form.tsx';
import { SETTING } from './setting.messages.ts';
import classes from './setting.module.css';

type Stored = StoredAttendanceSetting;
const BranchForm = lazyDrawer(async () => (await import('./branch-form.tsx')).BranchForm, { title: SETTING.branchTitle, size: 720 });

const differing = (one: Stored, other: Stored) =>
  Object.keys(attendanceSetting.shape).filter((key) => one[key as keyof Stored] !== other[key as keyof Stored]).length;

/** The branches that are judged otherwise than the company. */
export function BranchSettings({ setting, mayEdit }: { setting: Stored & { readonly overrides: readonly Stored[] }; mayEdit: boolean }) {
  const t = useT(SETTING);
  const confirm = useConfirm();
  const { lists } = useOrganisation();
  const remove = useWrite(removeAttendanceSetting, { invalidates: SETUP_READS });
  const [open, setOpen] = useState<BranchSetting | null>(null);
  const free = lists.branches.filter(({ id }) => !setting.overrides.some(({ branch }) => branch?.id === id));
  const take = async (branch: NonNullable<Stored['branch']>) => {
    const asked = { title: t('removeAsk', { branch: branch.name }), message: t('removeText'), verb: t('remove'), danger: true };
    if (await confirm(asked)) await remove.run({ branch_id: branch.id }).catch(() => undefined);
  };
  if (setting.overrides.length === 0 && (!mayEdit || free.length < 1)) return null;
  return (
    <section className={`${classes['part']} card stack`} aria-labelledby="branch-settings">
      <div className="apart">
        <div>
          <h2 id="branch-settings" className="title">
            {t('branches')}
          </h2>
          <p className="note flush">{t('branchesNote')}</p>
        </div>
        {mayEdit && free.length > 0 && (
          <Button variant="default" onClick={() => setOpen({ setting: { ...setting, updated_at: null }, branches: free })}>
            {t('addBranch')}
          </Button>
        )}
      </div>
      {setting.overrides.length > 0 && (
        <ul className="list">
          {setting.overrides.map((own) => {
            const { branch } = own;
            const n = differing(own, setting);
            return (
              branch && (
                <li key={branch.id} className="apart">
                  <span className="words">
                    <span className="strong">{branch.name}</span>
                    <span className="note">{n === 0 ? t('same') : t('differs', { n })}</span>
                  </span>
                  {mayEdit && (
                    <span className="ends">
                      <Button
                        size="xs"
                        variant="default"
                        aria-label={t('editOf', { branch: branch.name })}
                        onClick={() => setOpen({ setting: own, branches: [branch] })}
                      >
                        {t('edit')}
                      </Button>
                      <Button size="xs" variant="subtle" color="red" aria-label={t('removeOf', { branch: branch.name })} onClick={() => void take(branch)}>
                        {t('remove')}
                      </Button>
                    </span>
                  )}
                </li>
              )
            );
          })}
        </ul>
      )}
      {open && <BranchForm of={open} onClose={() => setOpen(null)} />}
    </section>
  );
}
