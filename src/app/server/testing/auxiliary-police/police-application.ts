/** An application that the police have, past its wizard: drafted, with its documents, submitted and forwarded. For tests only. */
import { addDays, type CalendarDate } from '#platform/contract/dates.ts';
import type { TestAnswer } from '../test-portal.ts';
import type { TestPerson } from '../people.ts';

const PATH = 'api/asm/applications';

/** What an appointment asks for, in order. */
export const APPOINTMENT_DOCUMENTS = ['ic', 'birth', 'education', 'photo', 'medical', 'vetting', 'offer'];
export const appointmentForm = (day: CalendarDate) => ({
  source: 'Civilian',
  height_cm: 170,
  weight_kg: 66,
  education: 'SPM',
  station: 'Shah Alam',
  authority_area: 'Shah Alam',
  criminal: false,
  drug: false,
  medical_date: addDays(day, -30),
  medical_fit: true,
  vetting_status: 'Cleared',
  vetting_date: addDays(day, -20),
  vetting_ref: 'KPN/77',
  consent: true,
});

export interface Forwarded {
  readonly id: number;
  /** As it was refused; empty: it is with the police. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  approve(decision?: object): Promise<TestAnswer>;
  cancel(): Promise<TestAnswer>;
}

/** @param about type, category, subject and form @param documents keys of the checklist, or the file named by its key where it must be a certain one */
export async function forwardApplication(
  { client }: TestPerson,
  day: string,
  about: { readonly type: string; readonly category: string; readonly officer_id?: number; readonly employee_id?: number; readonly payload: object },
  documents: readonly (string | File)[] = [],
): Promise<Forwarded> {
  const made: TestAnswer = await client.post(PATH, about);
  const id = made.body.data?.id ?? 0;
  const read = async (): Promise<string> => (await client.get(`${PATH}/${id}`)).body.data?.updated_at;
  const move = async (verb: string, more: object) => client.post(`${PATH}/${id}${verb && `/${verb}`}`, { updated_at: await read(), ...more });
  const form = new FormData();
  form.append('updated_at', made.body.data?.updated_at);
  const keys = documents.map((each) => (typeof each === 'string' ? each : (each.name.split('.')[0] ?? '')));
  for (const [at, key] of keys.entries()) {
    const given = documents[at];
    form.append(`documents[${at}][key]`, key);
    form.append(`documents[${at}][files][0]`, given instanceof File ? given : new File(['%PDF-1.4\n%%EOF'], `${key}.pdf`, { type: 'application/pdf' }));
  }
  if (documents.length > 0) await client.post(`${PATH}/${id}/documents`, form);
  const submitted = await move('', { payload: about.payload, submit: true });
  const sent = submitted.status === 200 ? await move('process', { forward_ref: 'F/1', forwarded_at: day, ticked: keys }) : submitted;
  return {
    id,
    errors: sent.body.errors ?? {},
    approve: (decision = {}) => move('approve', { decision_ref: 'D/1', decision_date: day, decision }),
    cancel: () => move('cancel', { remark: 'Entered by mistake' }),
  };
}
