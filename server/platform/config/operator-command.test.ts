import { expect, test } from 'vitest';
import { operatorCommand } from './operator-command.ts';

test('in the sources commands are typed with npm', () => {
  expect(operatorCommand('start')).toBe('npm start');
  expect(operatorCommand('backup', '/srv/backups/today')).toBe('npm run backup -- /srv/backups/today');
  expect(operatorCommand('build')).toBe('npm run build');
});
