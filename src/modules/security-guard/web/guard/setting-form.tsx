import type { OutputOf } from '#platform/contract/endpoint.ts';
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { FormRow, FormSection } from '#platform/web/forms/form-layout.tsx';
import { FormRows } from '#platform/web/forms/form-rows.tsx';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { NumberField } from '#platform/web/forms/number-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { SideDrawer } from '#platform/web/ui/drawer/side-drawer.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { useOrganisation } from '#modules/company/web/public.tsx';
import { saveSetting, showSetting } from '../../contract/record/compliance.endpoints.ts';
import { GUARD_READS } from '../guard-reads.ts';
import { GUARD as W } from '../guard.messages.ts';
import classes from './setting-form.module.css';

/** The licence of the company, and what it asks of guards. */
export function SettingForm({ onClose }: { onClose: () => void }) {
  const say = useSay();
  const { data, error, refetch } = useEndpoint(showSetting, {}, { quiet: true, keepPrevious: false });
  if (data) return <Edit setting={data.data} onClose={onClose} />;
  return (
    <SideDrawer onClose={onClose} title={say(W.setting)} size={560}>
      <Loaded error={error} refetch={refetch} shape="detail" count={6}>
        {null}
      </Loaded>
    </SideDrawer>
  );
}

function Edit({ setting, onClose }: { setting: OutputOf<typeof showSetting>['data']; onClose: () => void }) {
  const t = useT(W);
  const { lists } = useOrganisation();
  const { run } = useWrite(saveSetting, { invalidates: GUARD_READS });
  const form = useZodForm(saveSetting.input, {
    initial: { ...setting, licence_no: setting.licence_no ?? '', licence_expiry: setting.licence_expiry ?? '', letter_from: setting.letter_from ?? '' },
    onSubmit: async (values) => {
      await run(values);
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={W.setting} form={form} size={560}>
      <p className="quiet small">{t('settingHint')}</p>
      <FormRow>
        <TextField form={form} name="licence_no" label={W.licenceNo} maxLength={60} />
        <DateField form={form} name="licence_expiry" label={W.licenceExpiry} />
      </FormRow>
      {lists.branches.length > 0 && (
        <FormSection title={W.branchLicences} note={W.branchNote}>
          <FormRows
            form={form}
            name="branch_licences"
            className={classes['licence']}
            blank={{ branch_id: null, licence_no: '', licence_expiry: '' }}
            add={t('addLicence')}
            remove={(n) => t('removeLicence', { n })}
          >
            {(at) => (
              <>
                <SelectField
                  form={form}
                  name={`${at}.branch_id`}
                  label={W.branch}
                  options={lists.branches.map(({ id, name }) => ({ value: String(id), label: name }))}
                  number
                />
                <TextField form={form} name={`${at}.licence_no`} label={W.licenceNo} maxLength={60} />
                <DateField form={form} name={`${at}.licence_expiry`} label={W.licenceExpiry} />
              </>
            )}
          </FormRows>
        </FormSection>
      )}
      <FormRow>
        <NumberField form={form} name="vetting_months" label={W.vettingMonths} min={1} max={60} />
        <NumberField form={form} name="csg_months" label={W.csgMonths} min={0} max={24} />
      </FormRow>
      <FormRow>
        <NumberField form={form} name="live_firing_months" label={W.firingMonths} min={1} max={36} />
        <DateField form={form} name="letter_from" label={W.letterFrom} description={W.letterFromHint} />
      </FormRow>
      <NumberField form={form} name="retention_months" label={W.retention} description={W.retentionHint} min={1} max={120} />
    </FormDrawer>
  );
}
