import { dialogues } from '../content.ts';

export const enDialogues = dialogues(`
Is that a buzzard in your photo or am I making it up?
A kestrel. But I admire anyone who commits to a guess.
Then I have learned something today. Do you watch a lot?
Every Sunday at seven, with a flask. The birds are better at mornings than I am.
I cannot tell a sparrow from a finch, but I can carry the flask.
Hired. Milk?
A little. And I promise to whisper.

Important question: jam first or cream first?
It depends who is watching.
That is the answer of a coward or a diplomat.
I worked in a tea room in Devon and my sister lives in Cornwall. I have to be both.

How is your day going?
Busy, and then suddenly not. My train has given up at Crewe.
So you have time. What can you see?
A man holding a houseplant on his lap. He is talking to it.
Tell him I understand.

You say you cook by smell. Has that ever gone wrong?
Once. I had a cold. We do not discuss the curry.
I would like to discuss the curry.
Then you will have to earn it. Start with your own worst dinner.
Salt instead of sugar, in a birthday cake, for my boss.
All right, you have earned it.

Where should I go round here that nobody tells visitors about?
The footbridge behind the old waterworks, about half past seven.
That is very precise.
The sun goes under the arches and everything turns orange for ten minutes.
I would cycle a long way for ten orange minutes.

Good morning. You are up early too, I see.
The dog does not believe in weekends.
What sort of dog?
A bit of everything, with the manners of a duke.
That sounds like my grandfather.
Did he also bark at the postman?
Only on bank holidays.

What are you reading?
A very thick book about salt. It is more exciting than it sounds.
It would have to be.
Wars were fought over it. I will say no more.
Save it for coffee. I will bring sugar, for balance.

Where was the picture with the red roof taken?
Porto. A terrace we ended up on by mistake.
The best terraces are mistakes.
So are the worst, to be fair. This was one of the good ones.
Then you can be my guide, with a small discount for the bad ones.

You sing in a choir. Which part?
{Tenor|Alto}. We do the work and the sopranos get the applause.
I only sing in the shower, with a lot of echo.
We are always short of voices. Mondays, half past seven, leave the towel at home.

I read that you have just moved. Settled in?
Nearly. I still walk into the same door frame every evening.
And the neighbours?
Trumpet on the left, baby on the right. They take turns very politely.
Then at least you have saved on an alarm clock.

What made you laugh yesterday?
My daughter asked whether there were colours in the olden days.
What did you tell her?
That they were invented in 1985.
Quite right. I only just remember the grey.

I am not very good at first messages.
This is one, so you are managing.
Then here is the second: what do you drink when it rains?
Tea. And if it really pours, whisky in the tea.
I believe it is meant to pour tonight.

Do you walk alone or with a group?
Alone, or with a friend who walks even faster than I do.
Which walk is your favourite?
Along the canal to the second lock. You can look into everyone's garden.
I like looking at gardens too. I call it architecture.
I am going to borrow that.

What was the best holiday that went completely wrong?
Camping on Skye. On the second night the tent blew into the loch.
And then?
A farmer gave us soup and a barn. We stayed four days.
Now I see why you call it the best.

Is that guitar in the background yours, or is it just there to look good?
Both. I know four chords, and I know them very well.
You can go a long way on four chords.
My neighbours would like me to.

You get a free day and terrible weather. What do you do?
A museum with few people and good benches.
Two rooms and then cake?
You have read my profile.
Twice, actually.
Then you pick the rooms and I will pick the cake.

Mountains or sea?
Sea. Mountains look at you as if you should have trained.
And the sea?
The sea never asks for anything. At most it gives you back a shoe.

How long have you been on here?
Three weeks. Mostly looking around, if I am honest.
Seen anything?
A great many men holding fish. And now you, with no fish.
I have one, but it refused to be photographed.

What would you rather give up for a week, music or bread?
Bread. But I would sing about it.
What would the song be called?
Cheese With Nowhere To Go.
That is a hit.

When did you last do something for the first time?
Last week. I swam in the sea in November.
And?
I made sounds I did not know I had.
Then that is two things for the first time.

I am hesitating between a compliment and a question.
Start with the question and earn the compliment.
Fine. Who taught you to cook?
My gran. No recipes, and a wooden spoon on the knuckles if I tasted too soon.
Then the compliment: you write the way I imagine you cook.
Too much garlic?
Exactly enough.

How was the gig?
Lovely and far too loud. I can still hear a faint E flat.
Then I will write this clearly: WOULD YOU LIKE A WALK ON SATURDAY?
Yes. You may put the voice down.

What is your guilty pleasure?
Renovation programmes. I shout at the television that the wall is load-bearing.
Have you ever been right?
Once. I still bring it up.
So I notice, and I think that is fair.

Do you know a good place for Sunday lunch?
My kitchen, but it does not take reservations.
And if I brought the horseradish?
Then a table might come free. Is it the proper kind?
I dug it up myself.
We open at one.

Do you sleep in at weekends?
Until half past seven. That counts.
My children think six is already late.
How old are they?
Four and six. They are with me half the week.
So I should expect replies after eight in the evening.
Half past. I have to clear the stairs of dinosaurs first.

What do you actually do for work?
I make the lights go down at the right moment in a theatre.
That is more poetic than I expected.
It is mostly cables. But that one moment is good.

Plans for New Year's Eve?
Sofa, mince pies, asleep by half past ten. You?
The same, but with a jigsaw.
Sky or sea?
All sky. It was a poor decision.

I have to confess something: I do not like coriander.
That is not a confession, that is genetics.
So we can go on?
Yes, but you are cooking. I put it in everything.

You live by the water. Do you go out on it?
An old boat with an engine that starts on good days.
And on bad days?
We row, and call it exercise.
I own gloves.
Best sentence I have read all day.

What is the nicest sound you know?
A key in the door, when you have been waiting for somebody.
I was going to say rain on a tent, but you win.
Rain on a tent is a strong second.

Which film can you quote all the way through?
Paddington 2, and I am not ashamed.
Nor should you be. I cried at the window scene.
We can be friends.

Sorry for the late reply, it has been a week.
No need. A good week, or a week?
A week. Dad had a fall, but he is complaining again.
About the nurses or about himself?
About the soup.
Then he will be fine. Give him the regards of a stranger who likes soup.

What do you do when you cannot sleep?
Bake. At four in the morning dough is good company.
I list the shipping forecast areas.
How far do you get?
German Bight. Always German Bight.

I hear you are good at pub quizzes.
Only geography, and songs from before 2000.
I do sport and the Tudors. Between us we are nearly a team.
We are missing someone for biology.
My sister is a vet.
Then all we need is a name.
Nearly Right?
Perfect. Thursday?

Coffee, or write for a bit first?
Write for a bit. I am slower than I look.
Good. Then a serious one: what goes in a toasted sandwich?
Cheddar, mustard, and patience.
I will be back this evening with a follow-up.

What is on your bedside table?
A lamp, three books, and the glass of water I knock over every night.
Which three?
One about trees, one I cannot get through, and one to fall asleep on.
I will start the one about trees, so that we have something to talk about.

What calms you down?
Ironing. Honestly. Radio on, ten shirts.
I have never seen anyone lie so well.
Bring your laundry and see for yourself.

You build dry stone walls? On purpose?
On Sundays. You pick up a stone and you have to use it, that is the rule.
And if it does not fit?
It always fits somewhere. That is the whole charm.

What did you want to be when you were eight?
A lighthouse keeper. And you?
The person who waves from the back of a steam train.
Both of us waving, then.
From a distance, so far.

Dogs allowed on the first walk?
Dogs required. They fill the silences.
Mine fills them with somebody's sandwich.
I will bring two.

What is the best thing you have ever found at a car boot sale?
A teapot shaped like a bus. Two pounds.
Does it pour?
Badly, and all over the place. I love it.
It runs on London rules, then.

What would your neighbours say about you?
That I lend my ladder and never ask for it back.
A saint, then.
No, I have simply forgotten who has it.
`);
