import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { SearchMany } from '#platform/web/forms/search-many.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { addParticipants, type CourseRow } from '../../contract/course/course.register.ts';
import { findOfficers } from '../find-officers.ts';
import { UNIT_READS } from '../unit-reads.ts';
import { COURSE as W } from './course.messages.ts';

/** Officers who took part in a course that is over. */
export function AddPeopleForm({ course, onClose }: { course: CourseRow; onClose: () => void }) {
  const t = useT(W);
  const { run } = useWrite(addParticipants, { invalidates: UNIT_READS });
  const form = useZodForm(addParticipants.input, {
    initial: { id: course.id, officer_ids: [] },
    onSubmit: async (values) => {
      await run(values);
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={t('addPeopleTo', { name: course.name })} form={form} size={480}>
      <SearchMany
        form={form}
        name="officer_ids"
        label={W.officers}
        description={W.addPeopleHint}
        ask={['auxiliary-police.find-officers']}
        load={findOfficers}
        stored={[]}
      />
    </FormDrawer>
  );
}
