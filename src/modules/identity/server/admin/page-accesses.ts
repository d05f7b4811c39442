/** The page-access editor: catalogue, presets, and the entries of one admin. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { notFound } from '#platform/contract/errors.ts';
import { GROUPS, SECTIONS, type Page } from '#platform/contract/manifest.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Ctx } from '#platform/server/context.ts';
import type {
  accessCatalogue,
  accessPresets,
  CatalogueRow,
  setPageAccesses as setEndpoint,
  showPageAccesses as showEndpoint,
} from '../../contract/access.endpoints.ts';
import { grantablePages, mayGrant, presetAccesses } from '../../contract/grantable-pages.ts';
import { IDENTITY_MESSAGES } from '../../contract/identity.messages.ts';
import { PRESET_KEYS, PRESETS } from '../../contract/preset.params.ts';
import { accessesOf, replaceAccesses } from '../access.store.ts';
import { adminOf } from './admin.store.ts';
import { checkedGrants } from './grant-check.ts';
import { notifyAccess } from '../notify-access.ts';
import { touchableAdmin } from './touchable-admin.ts';

/** The item of the menu that a page belongs to. */
function itemOf(ctx: Ctx, route: string): Page | undefined {
  let page = ctx.services.pages.get(route);
  while (page?.parent !== undefined && page.kind !== 'item') page = ctx.services.pages.get(page.parent);
  return page;
}

/** Sections, groups and items as the menu has them; tabs and views follow their item. */
function menuPlace(ctx: Ctx, route: string): number[] {
  const item = itemOf(ctx, route);
  const page = ctx.services.pages.get(route);
  const depth = page?.kind === 'item' ? 0 : page?.kind === 'tab' ? 1 : 2;
  return [item?.section ? SECTIONS[item.section].order : 99, item?.group ? GROUPS[item.group].order : 99, item?.order ?? 99, depth, page?.rank ?? 0];
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

export async function showCatalogue(ctx: Ctx): Promise<OutputOf<typeof accessCatalogue>> {
  const rows = [...grantablePages(ctx.services.pages)].map(([route, page]): CatalogueRow => {
    const item = itemOf(ctx, route);
    const grantable = mayGrant(ctx.actor, ctx.services.pages, route);
    return {
      route,
      title: page.tabTitle ?? page.title,
      icon: page.icon ?? item?.icon ?? null,
      section: item?.section ?? null,
      group: item?.group ?? null,
      parent: page.parent ?? null,
      modules: [...page.modules],
      enabled: page.modules.some((key) => key === 'core' || ctx.actor.modules[key] === true),
      actions: [...page.actions],
      grantable: grantable && [...grantable],
    };
  });
  const places = new Map(rows.map(({ route }) => [route, menuPlace(ctx, route)]));
  return { data: rows.sort((a, b) => compare(places.get(a.route) ?? [], places.get(b.route) ?? [])) };
}

export async function showPresets(ctx: Ctx): Promise<OutputOf<typeof accessPresets>> {
  const data = PRESET_KEYS.map((key) => ({ key, title: PRESETS[key].title, accesses: presetAccesses(ctx.services.pages, PRESETS[key]).map(copy) })).filter(
    ({ accesses }) => accesses.length > 0,
  );
  return { data };
}

const copy = ({ route, actions }: { readonly route: string; readonly actions: readonly string[] }) => ({ route, actions: [...actions] });

export async function showPageAccesses(ctx: Ctx, input: ParsedInput<typeof showEndpoint>): Promise<OutputOf<typeof showEndpoint>> {
  if (!(await adminOf(ctx, ctx.companyId, input.id))) throw notFound();
  return { data: { accesses: (await accessesOf(ctx, ctx.companyId, input.id)).map(copy) } };
}

export async function setPageAccesses(ctx: Ctx, input: ParsedInput<typeof setEndpoint>): Promise<OutputOf<typeof setEndpoint>> {
  const admin = await touchableAdmin(ctx, input.id, 'page_access');
  const before = await accessesOf(ctx, ctx.companyId, admin.id);
  const after = checkedGrants(ctx, input.accesses, before);
  await replaceAccesses(ctx, ctx.companyId, admin.id, after);
  await audit(ctx, { action: 'page_access.changed', subject_type: 'admin', subject_id: admin.id, before: { accesses: before }, after: { accesses: after } });
  await notifyAccess(ctx, admin.id, ctx.actor.name);
  return { success: true, message: say(IDENTITY_MESSAGES.accessSaved, ctx.locale), data: { accesses: after.map(copy) } };
}
