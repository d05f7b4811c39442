/** How attendance is recorded and judged (R15): of the company, of branches that differ, and again from a day on. */
import { useState } from 'react';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { FormPage } from '#platform/web/ui/page/form-page.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { PageHeader } from '#platform/web/ui/page/page-header.tsx';
import { useCan } from '#platform/web/viewer.tsx';
import { attendanceSettingForm, showAttendanceSetting, type StoredAttendanceSetting } from '../../contract/setting/attendance-setting.endpoints.ts';
import { attendanceSetting } from '../../contract/setting/attendance-setting.schema.ts';
import { BranchSettings } from './branch-settings.tsx';
import { Rejudge } from './rejudge.tsx';
import { SettingFields } from './setting-fields.tsx';
import { SETTING } from './setting.messages.ts';
import { useSaveSetting } from './use-save-setting.ts';

export function Page() {
  const mayEdit = useCan('/attendance/setting', 'Update');
  const { data, error, refetch } = useEndpoint(showAttendanceSetting, {});
  const setting = data?.data;
  return (
    <>
      <PageHeader title={SETTING.title} />
      <Loaded error={error} refetch={refetch} shape="form" count={10}>
        {setting && (
          <div className="stack">
            {/* The version of the moment: after a save or a reload the form starts from what holds now. */}
            <CompanySetting key={setting.updated_at ?? 'new'} setting={setting} mayEdit={mayEdit} />
            <BranchSettings setting={setting} mayEdit={mayEdit} />
            {mayEdit && <Rejudge />}
          </div>
        )}
      </Loaded>
    </>
  );
}

function CompanySetting({ setting, mayEdit }: { setting: StoredAttendanceSetting; mayEdit: boolean }) {
  const save = useSaveSetting();
  const [{ updated_at }] = useState(setting);
  const form = useZodForm(attendanceSettingForm, {
    initial: attendanceSetting.parse(setting),
    onSubmit: (values) => save({ ...values, updated_at }),
  });
  const fields = <SettingFields form={form} />;
  return mayEdit ? (
    <FormPage form={form}>{fields}</FormPage>
  ) : (
    <fieldset disabled style={{ border: 0, padding: 0, margin: 0 }}>
      {fields}
    </fieldset>
  );
}
