/** A company with people who are known by made-up faces, and devices that see them. For tests only. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { employeeOf, ownerOf, type TestPerson } from './people.ts';
import type { TestAnswer, TestPortal } from './test-portal.ts';
import type { FaceRow } from '#modules/face-recognition/contract/record/record.endpoints.ts';
import { madeFace } from '#modules/face-recognition/server/match/made-face.ts';

export const FACES = 'api/operation/attendances/fr-records';
export const textOf = (face: Float32Array) => Buffer.from(face.buffer, face.byteOffset, face.byteLength).toString('base64');

export function data<T = never>(answer: TestAnswer): T {
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  return answer.body.data;
}

export interface TestDevice {
  readonly id: number;
  readonly token: string;
  send(path: string, body: object): Promise<TestAnswer>;
  /** What a kiosk is answered. */
  look(face: Float32Array, more?: object): Promise<{ outcome: string; name: string | null; type: string | null; status: string | null }>;
  /** What a device that compares by itself has seen. */
  see(events: readonly object[], more?: object): Promise<{ accepted: number; duplicated: number }>;
}

let made = 0;

export const speakAs = (portal: TestPortal, token: string) => (path: string, body: object) =>
  portal.as(null).post(`api/devices/fr/${path}`, body, { 'x-device-token': token });

export async function deviceOf(portal: TestPortal, { client }: TestPerson, given: object = {}): Promise<TestDevice> {
  made += 1;
  const form = { name: `Device ${made}`, serial_no: `SN-${made}`, work_site_id: null, branch_id: null, direction: 'both', status: 'Active', ...given };
  const { id } = data<{ id: number }>(await client.post(`${FACES}/devices`, form));
  const { token } = data<{ token: string }>(await client.post(`${FACES}/devices/${id}/token`));
  const send = speakAs(portal, token);
  return {
    id,
    token,
    send,
    look: async (face, more = {}) => data(await send('match', { client_ref: randomUUID(), descriptor: textOf(face), ...more })),
    see: async (events, more = {}) => {
      const { accepted, duplicated } = data<{ accepted: number; duplicated: number }>(await send('events', { events, ...more }));
      return { accepted, duplicated };
    },
  };
}

export interface FaceFixture {
  readonly owner: TestPerson;
  readonly device: TestDevice;
  /** Enrols somebody new whose face is made from this number. */
  enrol(name: string, seed: number, more?: object, columns?: object): Promise<{ employeeId: number; enrolmentId: number; face: Float32Array }>;
  records(query?: Record<string, string | number>): Promise<FaceRow[]>;
}

export async function faceFixture(portal: TestPortal): Promise<FaceFixture> {
  const owner = await ownerOf(portal);
  return {
    owner,
    device: await deviceOf(portal, owner),
    async enrol(name, seed, more = {}, columns = {}) {
      const { employeeId } = await employeeOf(portal, owner, { name, ...columns });
      const face = madeFace(seed);
      const form = { employee_id: employeeId, descriptor: textOf(face), consent: true, consent_at: '2026-11-01', consent_by: 'Signed form', ...more };
      return { employeeId, enrolmentId: data<{ id: number }>(await owner.client.post(`${FACES}/enrolments`, form)).id, face };
    },
    records: async (query = {}) => data(await owner.client.get(FACES, { sort_by: 'id', sort: 'asc', per_page: 100, ...query })),
  };
}
