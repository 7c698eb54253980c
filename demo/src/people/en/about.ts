import type { LanguageContent } from '../content.ts';

export const enAbout: LanguageContent['about'] = {
  work: [
    {
      text: 'I teach ten-year-olds, which means I know every new word by Thursday and am too old for it by Friday.',
      maxAge: 66,
    },
    {
      text: 'By day I look after the accounts of a small theatre. There is drama on both sides of the curtain.',
      maxAge: 66,
    },
    {
      text: 'I work as a physiotherapist, so I will notice how you sit. I promise to say nothing on a first date.',
      maxAge: 66,
    },
    {
      text: 'I drive a library van round eleven villages. People come for the books and stay for the heating.',
      interest: 'books',
      maxAge: 66,
    },
    {
      text: 'I started out in shops, moved into logistics, and now spend my days persuading parcels to go where they should.',
      maxAge: 66,
    },
    {
      text: 'I restore furniture in a workshop with bad heating and a very good radio.',
      interest: 'crafts',
      maxAge: 68,
    },
    {
      text: 'My job happens on a screen, so after six I want something with an edge to it: a garden fork, a racket, a bread knife.',
      maxAge: 66,
    },
    { text: 'I retired after forty years and found out that a diary fills itself. I recommend it.', minAge: 62 },
  ],
  home: [
    {
      text: 'My two children are here half the week. The other half the house is tidy and a little too quiet.',
      minAge: 32,
      maxAge: 56,
      tells: 'home',
    },
    { text: 'The children have grown up and left, though their boxes have not.', minAge: 50, tells: 'home' },
    {
      text: 'I share a small terrace with a greyhound who sleeps twenty hours a day and judges the rest.',
      tells: 'home',
      interest: 'dogs',
    },
    {
      text: 'I have a flat with one good window. In the evening the whole street goes gold and I stop whatever I am doing.',
      tells: 'home',
    },
    {
      text: 'I live on my own and do it well, apart from duvet covers, which were clearly designed for two.',
      tells: 'home',
    },
    { text: 'There is a cat. She was here first and has let me know.', tells: 'home', interest: 'cats' },
    {
      text: 'I moved to a new town last year. So far I know the baker, the woman next door and the quickest way to the river.',
      tells: 'home',
    },
    {
      text: 'My house is full of books in no order whatsoever. I can still find any of them in a minute, which impresses nobody but me.',
      tells: 'home',
      interest: 'books',
    },
  ],
  free: [
    {
      text: 'On Saturdays I walk until there is a pub, and I have become quite good at estimating the distance.',
      interest: 'hiking',
    },
    { text: 'I cook properly at weekends: market first, radio on, every pan in the house.', interest: 'cooking' },
    { text: 'I play in a ceilidh band that has been about to improve since 2014.', interest: 'music' },
    { text: 'I go to museums slowly. Two rooms, one bench, then cake.', interest: 'museums' },
    {
      text: 'There is usually a board game half set up on my table. I lose graciously, which is easier with practice.',
      interest: 'board-games',
    },
    { text: 'I swim outdoors all year with six people who do not talk before coffee.', interest: 'swimming' },
    {
      text: 'Twice a year I take a train somewhere without booking a hotel. It has never gone wrong, only differently.',
      interest: 'travelling',
    },
    {
      text: 'I like going to the cinema alone and talking about it afterwards with someone. You see the gap.',
      interest: 'film',
    },
    {
      text: 'I have an allotment with a view of the railway. The beans do well, the deckchair does better.',
      interest: 'gardening',
    },
  ],
  quirk: [
    'Full disclosure: I talk to my plants and expect an answer.',
    'I am no good at vague plans and very good in the rain.',
    'My friends call me reliable, by which they mean I own a drill.',
    'I cry at adverts with grandparents in them and have stopped hiding it.',
    'I say little before my first coffee and make up for it after.',
    'I keep the receipts of good evenings. The ink fades, the evening does not.',
    'When I get enthusiastic I get louder. A hand on my arm is enough.',
    'I have never left a bookshop empty-handed, and I have the shelves to prove it.',
  ],
  seek: [
    'I would like to meet someone with a life of their own and a spare chair in it.',
    'It does not have to be called anything yet. A few good evenings is already a lot.',
    'I hope for someone who asks questions back and can laugh at themselves.',
    'Ideally you like being outdoors, even when the sky has other plans.',
    'Age tells me little. Curiosity tells me everything.',
    'I fall for people who are kind to waiters.',
    'Please say what you mean. I cannot read minds, but I listen well.',
    'We need not do everything together. You have your evening, I have mine, and then there is the rest of the week.',
  ],
  end: [
    'Tell me what made you laugh yesterday and I will start from there.',
    'Name a book, a dish or a place, and I will name one back.',
    'I do not write all day, but I always write back.',
    'First some writing, then a walk. If it comes to nothing, we have had fresh air.',
    'Ask me anything, except about my school photographs. There was a haircut.',
    'You do not need a good opening line. A true one will do.',
    'The first coffee is on me. You choose the cake.',
    'Over to you.',
  ],
};
