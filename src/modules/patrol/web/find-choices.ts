import { call } from '#platform/web/call/call.ts';
import type { Option } from '#platform/web/ui/list-page.tsx';
import { findRegistryGuards as guardsEndpoint } from '../contract/guard/guard.register.ts';
import { findOperationDevices as devicesEndpoint, findPatrolGuards as patrolEndpoint } from '../contract/operation/operation.endpoints.ts';
import { findPoints as pointsEndpoint } from '../contract/device/device.register.ts';
import { findProjects as projectsEndpoint, findSites as sitesEndpoint, findWorkSites as workSitesEndpoint } from '../contract/site/site.register.ts';

const asOption = ({ id, name, code }: { readonly id: number; readonly name: string; readonly code: string }): Option => ({
  value: String(id),
  label: `${name} · ${code}`,
});

/** Projects that are not over. */
export const findProjects = async (keyword: string): Promise<Option[]> => (await call(projectsEndpoint, { keyword })).data.map(asOption);
/** Active sites. */
export const findSites = async (keyword: string): Promise<Option[]> => (await call(sitesEndpoint, { keyword })).data.map(asOption);
/** Active work sites. */
export const findWorkSites = async (keyword: string): Promise<Option[]> => (await call(workSitesEndpoint, { keyword })).data.map(asOption);
/** Guards of the registry who do not patrol yet. */
export const findRegistryGuards = async (keyword: string): Promise<Option[]> => (await call(guardsEndpoint, { keyword })).data.map(asOption);
/** Active guards on patrol. */
export const findPatrolGuards = async (keyword: string): Promise<Option[]> => (await call(patrolEndpoint, { keyword })).data.map(asOption);
/** Active guards whose home site it is. */
export const findGuardsOfSite = async (site_id: number): Promise<Option[]> => (await call(patrolEndpoint, { keyword: '', site_id })).data.map(asOption);
/** Active checkpoints of a site. */
export const findPoints = async (site_id: number, keyword: string): Promise<Option[]> => (await call(pointsEndpoint, { site_id, keyword })).data.map(asOption);
/** Active checkpoints of all sites, each with its own. */
export const findAnyPoint = async (keyword: string): Promise<Option[]> =>
  (await call(pointsEndpoint, { keyword })).data.map(({ id, name, code, site }) => ({ value: String(id), label: `${name} · ${code} · ${site}` }));
/** Active devices of a site with which guards scan. */
export const findDevices = async (site_id: number, keyword: string): Promise<Option[]> =>
  (await call(devicesEndpoint, { site_id, keyword })).data.map(asOption);
