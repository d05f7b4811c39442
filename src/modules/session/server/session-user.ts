/** Who is signed in: the user with companies, and with modules, rights and profiles in the selected one. */
import { TOKEN_SECONDS, TOKEN_TYPE } from '#platform/contract/defaults.ts';
import { unauthenticated } from '#platform/contract/errors.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { OpenCtx } from '#platform/server/context.ts';
import { companyCards } from '#modules/company/server/public.ts';
import { accountOf, bannersOf, pictureLink, rememberBrowser, userMembershipsOf, type Membership, type SignedIn } from '#modules/identity/server/public.ts';
import type { SessionUser } from '../contract/session.schema.ts';
import { sessionEmployeeOf } from './session-employee.ts';
import { unreadCount } from './notifications.ts';

async function companiesOf(ctx: OpenCtx, memberships: readonly Membership[]): Promise<SessionUser['companies']> {
  const ids = memberships.map(({ company_id }) => company_id);
  const domains = memberships.map(({ domain_id }) => domain_id);
  const [found, banners] = await pipeline(
    ctx,
    () => companyCards(ctx, ids),
    () => bannersOf(ctx, domains),
  );
  const cards = new Map(found.map((card) => [card.id, card]));
  const companies: SessionUser['companies'] = [];
  for (const membership of memberships) {
    const card = cards.get(membership.company_id);
    if (!card) continue;
    companies.push({
      id: card.id,
      user_id: card.user_id,
      name: card.name,
      logo: card.logo,
      role: membership.type,
      config: card.config,
      active_employees_count: card.active_employees_count,
      units_count: card.units_count,
      modules: membership.modules,
      domain: { banners: banners(membership.domain_id) },
    });
  }
  return companies;
}

/**
 * The user behind a token in the wanted company; where that is none of theirs, in the one last used.
 * @throws 401 when the user is gone.
 */
export async function sessionUserOf(ctx: OpenCtx, userId: number, token: string, wanted: number | null): Promise<SessionUser> {
  return (await sessionOf(ctx, userId, token, wanted)).user;
}

/** The same, with when the selected company was last used; null: never. */
export async function sessionOf(
  ctx: OpenCtx,
  userId: number,
  token: string,
  wanted: number | null,
): Promise<{ readonly user: SessionUser; readonly lastUsed: string | null }> {
  const [account, memberships, asWanted, unread] = await pipeline(
    ctx,
    () => accountOf(ctx, userId),
    () => userMembershipsOf(ctx, userId),
    () => ctx.actorIn(token, wanted),
    () => unreadCount(ctx, userId),
  );
  if (!account) throw unauthenticated();
  const { user, preferences, invitations } = account;
  const selected = memberships.find(({ company_id }) => company_id === wanted) ?? memberships[0] ?? null;
  const actor = selected && selected.company_id !== asWanted?.companyId ? await ctx.actorIn(token, selected.company_id) : asWanted;
  const [companies, employee] = await pipeline(
    ctx,
    () => companiesOf(ctx, memberships),
    async () => (actor?.employee ? sessionEmployeeOf(ctx, actor.companyId, actor.employee.id) : null),
  );
  const shown: SessionUser = {
    id: user.id,
    name: user.name,
    email: user.email,
    phone: user.phone,
    image: pictureLink(ctx.services, user.image_file),
    type: !actor || actor.type === 'promoter' ? 'employee' : actor.type,
    is_admin: actor?.is_admin ?? false,
    status: user.status,
    verified_at: user.verified_at,
    must_change_password: user.must_change_password,
    locale: user.locale,
    company_id: actor?.companyId ?? null,
    companies,
    modules: actor?.modules ?? {},
    accesses: (actor?.accesses ?? []).map(({ route, actions }) => ({ route, actions: [...actions] })),
    sees_all: actor?.scope.all ?? true,
    employee,
    promoter: actor?.promoter ? { id: actor.promoter.id, name: user.name, status: 'Active' } : null,
    preferences: { locale: user.locale, ...preferences },
    unread_notifications: unread,
    invitations: user.verified_at === null ? 0 : invitations,
  };
  return { user: shown, lastUsed: selected?.last_used_at ?? null };
}

/** The answer of every way to sign in; the browser is known again. */
export async function signedInAnswer(ctx: OpenCtx, { userId, token }: SignedIn) {
  rememberBrowser(ctx, userId);
  return { token, token_type: TOKEN_TYPE, expires_in: TOKEN_SECONDS, user: await sessionUserOf(ctx, userId, token, null) } as const;
}
