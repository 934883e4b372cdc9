import { userId } from '#server/demo/market.ts';
import { boardColleague, boardOwner } from './board.ts';

/** Who asks: an agency whose board stays, the one whose board grew with the years, and who sees their own work alone. */
export const benchUsers = [userId('owner@harbour.example'), boardOwner, boardColleague];
const opportunities = '/api/v1/opportunities';
const board = '/api/v1/engagementboard';
const dashboard = '/api/v1.0.0/auctiondashboard';
/**
 * Where the small market answers with less than a page, or with a small part of what the large one does: a question of the
 * same kind that it answers with about as much (decision 0043).
 */
type Asked = readonly [name: string, path: string, asMuch?: string];
const ofMarket: readonly Asked[] = [
  ['board', `${board}?pageSize=10`],
  ['list and its counts', `${opportunities}?pageSize=10`],
  ['list, page 20', `${opportunities}?pageSize=10&pageCurrent=19`],
  ['search: nurse', `${opportunities}/search?keywords=nurse`],
  ['search: nurse perth', `${opportunities}/search?keywords=nurse%20perth`],
  ['search: midwife pensions', `${opportunities}/search?keywords=midwife%20pensions`],
  ['search: slips of the pen', `${opportunities}/search?keywords=regsitered%20nruse`],
  [
    'search: by filters alone',
    `${opportunities}/search?classificationIds=13&roleCategoryId=2&location=perth`,
    `${opportunities}/search?classificationIds=13&roleCategoryId=2&location=a`,
  ],
  ['search: by wide filters', `${opportunities}/search?classificationIds=13&classificationIds=16&roleCategoryId=2`],
  ['search: nothing', `${opportunities}/search?keywords=falconer`],
  ['for you', `${opportunities}/yourOpportunities`],
  ['suggestion: n', `${opportunities}/autoSuggest?keywords=n`],
  ['suggestion: reg', `${opportunities}/autoSuggest?keywords=reg`],
  ['suggestion: nurse, pe', `${opportunities}/autoSuggest?keywords=nurse%2C%20pe`],
  ['suggestion: slips', `${opportunities}/autoSuggest?keywords=acountant`],
];
const ofYears: readonly Asked[] = [
  ['years: board', `${board}?pageSize=10`],
  ['years: page 20', `${board}?pageSize=10&pageCurrent=19`],
  ['years: by title', `${board}?pageSize=10&sortBy=title&sortOrder=asc`],
  ['years: by closing', `${board}?pageSize=10&sortBy=closing&sortOrder=asc`],
  ['years: completed', `${board}?pageSize=10&engagementStatusId=3`],
  ['years: approved, mine', `${board}?pageSize=10&applicationStatusId=2&assignToMe=true&engagementStatusId=2`],
  ['years: waits', `${board}?pageSize=10&waits=true`],
  ['years: closing soon', `${board}?pageSize=10&closingWithinDays=7`],
  ['years: search nurse', `${board}/search?keyword=nurse`],
  ['years: search nurse perth', `${board}/search?keyword=nurse%20perth`, `${board}/search?keyword=c%20s`],
  ['years: search midwife pens', `${board}/search?keyword=midwife%20pens`],
  ['years: search nothing', `${board}/search?keyword=falconer`],
  ['suggestion, years: n', `${board}/autosuggest?keyword=n`],
  ['suggestion, years: nurse', `${board}/autosuggest?keyword=nurse`],
  ['suggestion, years: nothing', `${board}/autosuggest?keyword=falconer`],
  ['years: summary', `${board}/summary`],
  ['years: candidates', `${board}/candidateSummary`],
  ['years: candidates, done', `${board}/candidateSummary?engagementStatusId=3`],
  ['years: dashboard', dashboard],
  ['years: dashboard, stage', `${dashboard}?showonly=1&stage=fulfillment&auctionType=successfee`],
  ['years: auctions', '/api/v2.1/auction/headers?isViewAll=true'],
  ['palette, years: nurse', '/api/v1/palette?keyword=nurse'],
  ['palette, years: ada', '/api/v1/palette?keyword=ada'],
  ['palette, years: nothing', '/api/v1/palette?keyword=falconer'],
];
const ofColleague: readonly Asked[] = [
  ['own work: board', `${board}?pageSize=10`],
  ['own work: by closing', `${board}?pageSize=10&sortBy=closing&sortOrder=asc`],
  ['own work: search nurse', `${board}/search?keyword=nurse`, `${board}/search?keyword=sydney`],
  ['own work: summary', `${board}/summary`],
  ['own work: palette nurse', '/api/v1/palette?keyword=nurse'],
];
/** What is asked, by whom. Everything of a board that goes back years is asked of that board. */
export const benchQueries = [ofMarket, ofYears, ofColleague].flatMap((list, asker) =>
  list.map(([name, path, asMuch]) => ({ name, path, asMuch, asker })),
);
