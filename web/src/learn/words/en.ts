/** What is said around every lesson and every page that explains a game. */
export const en = {
  'learn.title': 'Your first match',
  'learn.host': 'Your host',
  'learn.step': '{step} of {steps}',
  'learn.next': 'Go on',
  'learn.skip': 'Do it for me',
  'learn.leave': 'Leave',
  'learn.watch': 'Watch what happens now.',
  'learn.fast': 'Show it at once',
  'learn.speaking': 'Your host is speaking. Read, then go on.',
  'learn.done': 'That is all you need',
  'learn.done.text':
    'The rest is in the rules, and the table asks you nothing without saying which one. Now play a real match: the bots are patient.',
  'learn.again': 'Once more',
  'learn.play': 'Play a real match',
  'learn.how': 'How to play',

  'how.title': 'How to play: {game}',
  'how.lead': 'The game in a few minutes. Every section names the rules behind it.',
  'how.lesson': 'Learn it at the table',
  'how.lesson.about':
    'Or learn it at the table: a match of about ten minutes with a host who explains every step.',
  'how.rules': 'All the rules',
  'how.rules.of': 'In the rules',
};

export type LearnKey = keyof typeof en;
