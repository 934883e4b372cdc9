export { ofCaller } from './queries/narrow.ts';
