import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

describe('the configuration', () => {
  test('needs nothing', () => {
    expect(readConfig({})).toMatchObject({ port: 8080, place: { kind: 'sqlite' }, proxies: 0 });
    expect(readConfig({ PORT: '' }).port).toBe(8080);
  });

  test('takes what is set', () => {
    const config = readConfig({
      DATABASE_URL: 'postgres://somebody:secret@db/small',
      ORIGINS: 'https://one.example, https://two.example/',
      HOSTS: 'One.example, localhost:8080',
      SECURE_COOKIES: '1',
      QUIET_SECONDS: '5',
      AWAY_SECONDS: '60',
      ANSWER_PAUSE_MS: '0',
      ADMINS: '9b2f1a50-6c0e-4a57-9a39-6d1f1a0c7e11',
    });
    expect(config).toMatchObject({
      place: { kind: 'postgres', url: 'postgres://somebody:secret@db/small' },
      origins: ['https://one.example', 'https://two.example'],
      hosts: ['one.example', 'localhost:8080'],
      secureCookies: true,
      quietMs: 5000,
      awayMs: 60_000,
      answerPauseMs: 0,
      admins: ['9b2f1a50-6c0e-4a57-9a39-6d1f1a0c7e11'],
    });
  });

  test.each([
    ['PORT', '65536'],
    ['SECURE_COOKIES', 'yes'],
    ['LOG_LEVEL', 'loud'],
    ['ORIGINS', 'example.org'],
    ['ADMINS', 'varys'],
    ['HOSTS', 'https://example.org'],
    ['AWAY_SECONDS', '1'],
    ['BOT_THREADS', '0'],
    ['MAX_BODY_BYTES', '1e6'],
  ])('names what is wrong: %s=%s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(`${name} is "${value}"; it must be `);
  });

  test('does not repeat an address, which may hold a password', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://root:secret@db' })).toThrow(
      'DATABASE_URL is set; it must be an address that begins with postgres://.',
    );
  });
});
