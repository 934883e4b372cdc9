const opportunities = '/api/v1/opportunities';
const board = '/api/v1/engagementboard';
const dashboard = '/api/v1.0.0/auctiondashboard';

interface BenchQuery {
  readonly name: string;
  readonly path: string;
  /** The callers of the query: the owners of all agencies, or users who see only their assigned engagements. */
  readonly as: 'owner' | 'assigned';
  /** Whether the query also counts facets. It then has a higher limit. */
  readonly hasFacets?: boolean;
}

const asOwner: readonly (readonly [name: string, path: string, hasFacets?: boolean])[] = [
  ['market: list', `${opportunities}?pageSize=10`],
  ['market: list, page 20', `${opportunities}?pageSize=10&pageCurrent=19`],
  ['market: for you', `${opportunities}/yourOpportunities`],
  ['market: nurse', `${opportunities}/search?keywords=nurse`, true],
  ['market: nurse perth', `${opportunities}/search?keywords=nurse%20perth`, true],
  ['market: midwife pensions', `${opportunities}/search?keywords=midwife%20pensions`, true],
  ['market: typos', `${opportunities}/search?keywords=regsitered%20nruse`, true],
  ['market: filters', `${opportunities}/search?classificationIds=13&roleCategoryId=2&location=perth`, true],
  ['market: wide filters', `${opportunities}/search?classificationIds=13&classificationIds=16&roleCategoryId=2`, true],
  ['market: no match', `${opportunities}/search?keywords=falconer`, true],
  ['suggestion: n', `${opportunities}/autoSuggest?keywords=n`],
  ['suggestion: reg', `${opportunities}/autoSuggest?keywords=reg`],
  ['suggestion: nurse, pe', `${opportunities}/autoSuggest?keywords=nurse%2C%20pe`],
  ['suggestion: typo', `${opportunities}/autoSuggest?keywords=acountant`],
  ['board', `${board}?pageSize=10`],
  ['board: page 20', `${board}?pageSize=10&pageCurrent=19`],
  ['board: by title', `${board}?pageSize=10&sortBy=title&sortOrder=asc`],
  ['board: by closing', `${board}?pageSize=10&sortBy=closing&sortOrder=asc`],
  ['board: completed', `${board}?pageSize=10&engagementStatusId=3`],
  ['board: approved, mine', `${board}?pageSize=10&applicationStatusId=2&assignToMe=true&engagementStatusId=2`],
  ['board: unfilled', `${board}?pageSize=10&waits=true`],
  ['board: closing soon', `${board}?pageSize=10&closingWithinDays=7`],
  ['board: nurse', `${board}/search?keyword=nurse`],
  ['board: nurse perth', `${board}/search?keyword=nurse%20perth`],
  ['board: midwife pens', `${board}/search?keyword=midwife%20pens`],
  ['board: no match', `${board}/search?keyword=falconer`],
  ['board suggestion: n', `${board}/autosuggest?keyword=n`],
  ['board suggestion: nurse', `${board}/autosuggest?keyword=nurse`],
  ['board suggestion: none', `${board}/autosuggest?keyword=falconer`],
  ['board: summary', `${board}/summary`, true],
  ['board: candidates', `${board}/candidateSummary`, true],
  ['board: candidates, done', `${board}/candidateSummary?engagementStatusId=3`, true],
  ['dashboard', dashboard],
  ['dashboard: stage', `${dashboard}?showonly=1&stage=fulfillment&auctionType=successfee`],
  ['auctions', '/api/v2.1/auction/headers?isViewAll=true'],
  ['palette: nurse', '/api/v1/palette?keyword=nurse'],
  ['palette: ada', '/api/v1/palette?keyword=ada'],
  ['palette: no match', '/api/v1/palette?keyword=falconer'],
];
const asAssigned: typeof asOwner = [
  ['assigned: board', `${board}?pageSize=10`],
  ['assigned: by closing', `${board}?pageSize=10&sortBy=closing&sortOrder=asc`],
  ['assigned: nurse', `${board}/search?keyword=nurse`],
  ['assigned: summary', `${board}/summary`, true],
  ['assigned: palette nurse', '/api/v1/palette?keyword=nurse'],
];

export const growthQueries: readonly BenchQuery[] = [
  ...asOwner.map(([name, path, hasFacets]) => ({ name, path, as: 'owner' as const, hasFacets: hasFacets ?? false })),
  ...asAssigned.map(([name, path, hasFacets]) => ({
    name,
    path,
    as: 'assigned' as const,
    hasFacets: hasFacets ?? false,
  })),
];
